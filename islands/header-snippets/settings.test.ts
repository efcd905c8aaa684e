import { describe, expect, test } from 'vitest'
import { readSettings } from './settings'

const USUAL = readSettings(undefined)

describe('[S09] header snippets: settings', () => {
  test('[S09] header snippets: the chapter’s defaults', () => {
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

  test('[S09] header snippets: all of them, or one, can be left out', () => {
    expect(readSettings(false)).toBeNull()
    expect(readSettings({ contact: false })).toMatchObject({ contact: false, shopNow: { text: 'SHOP NOW' } })
  })

  test('[S09] header snippets: what is right is taken, what is wrong is not', () => {
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
})
