import { describe, expect, test } from 'vitest'
import { readSettings } from './settings'

const USUAL = readSettings(undefined)

describe('[S09] header snippets: settings', () => {
  test('[S09] header snippets: the contract’s defaults', () => {
    expect(USUAL).toMatchObject({
      shopNow: { text: 'SHOP NOW', href: '/shop/', colourClass: 'accent' },
      contact: { text: 'CONTACT US', href: '/contact/', number: '' },
      mobileNumber: { places: ['#mobile-logo'] },
      mobileSearch: { boxes: ['.header-wrap .aws-container'], places: ['#mobile-header'] },
    })
  })

  test.each([undefined, null, true, 'yes', 7, [], {}, { shopNow: 'x', contact: null }])(
    '[S09] header snippets: %j gives the defaults',
    (setting) => expect(readSettings(setting)).toEqual(USUAL),
  )

  test('[S09] header snippets: all snippets or single ones can be turned off', () => {
    expect(readSettings(false)).toBeNull()
    expect(readSettings({ contact: false })).toMatchObject({ contact: false, shopNow: { text: 'SHOP NOW' } })
  })

  test('[S09] header snippets: valid settings are taken, invalid ones give the default', () => {
    expect(
      readSettings({
        shopNow: { text: 'Buy', href: 'javascript:alert(1)', menus: '#menu' },
        contact: { text: '' },
      }),
    ).toMatchObject({
      shopNow: { text: 'Buy', href: '/shop/', menus: ['#menu'] },
      contact: { text: 'CONTACT US' },
    })
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001\u001fjavascript:alert(1)',
    '\u0001\u00a0javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:alert(1)',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    '',
    ' \n',
    7,
    { href: '/shop/' },
    ['/shop/'],
    null,
  ])('[S09] header snippets: the address %j is none', (href) => {
    expect(readSettings({ shopNow: { href }, contact: { href } })).toEqual(USUAL)
  })

  test.each([
    ['/buy/', '/buy/'],
    [' #sizes ', '#sizes'],
    ['?s=cup', '?s=cup'],
    ['//other.example/', '//other.example/'],
    ['\\\\other.example/', '\\\\other.example/'],
    ['ht\ntps://shop.example/', 'https://shop.example/'],
    ['tel:+61735550142', 'tel:+61735550142'],
    ['mailto:shop@shop.example', 'mailto:shop@shop.example'],
  ])('[S09] header snippets: the address %j is one that a link may have', (href, taken) => {
    expect(readSettings({ shopNow: { href } })).toMatchObject({ shopNow: { href: taken } })
  })
})
