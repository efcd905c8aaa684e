import { describe, expect, test } from 'vitest'
import type { Device } from '../../../src/page/device'
import { readDevice } from '../../../src/page/device'
import { fakePage } from '../../../tests/unit/fake-page'
import { mounterAtOnce, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounterAtOnce(island)

const DESKTOP: Device = { mobile: false, phone: false, apple: false, browser: 'other' }
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

const html = document.documentElement
const classes = (element: Element) => [...element.classList].sort()

function show(device: Partial<Device> = {}, bodyClass = '', htmlClass = '') {
  document.body.className = bodyClass
  html.className = htmlClass
  mount(document.body, { ...fakePage(), device: { ...DESKTOP, ...device } })
}

describe('[S01] page classes of the body', () => {
  test.each<[string, Partial<Device>, string[]]>([
    ['a desktop', {}, ['standard-browser']],
    ['an Android', { mobile: true, phone: true }, ['mobile-browser']],
    [
      'an iPhone',
      { mobile: true, phone: true, apple: true, browser: 'safari' },
      ['apple-mobile-browser', 'browser-safari', 'mobile-browser'],
    ],
    ['Firefox', { browser: 'firefox' }, ['browser-ff', 'standard-browser']],
    ['Safari', { browser: 'safari' }, ['browser-safari', 'standard-browser']],
  ])('[S01] page classes: %s', (_, device, expected) => {
    show(device)
    expect(classes(document.body)).toEqual(expected)
  })

  test('[S01] page classes: an iPad with a desktop user agent is a mobile Apple device', () => {
    show(readDevice({ userAgent: MAC, maxTouchPoints: 5 } as Navigator, () => true))
    expect(classes(document.body)).toEqual(['apple-mobile-browser', 'browser-safari', 'mobile-browser'])
  })

  test.each([
    ['woocommerce-page', true],
    ['woocommerce-page woocommerce', true],
    ['woocommerce', true],
    ['home', false],
  ])('[S01] page classes: woocommerce on a page of class "%s": %s', (bodyClass, expected) => {
    show({}, bodyClass)
    expect(document.body.classList.contains('woocommerce')).toBe(expected)
  })

  test('[S01] page classes: the admin bar', () => {
    show()
    expect(document.body.classList.contains('has-wpadminbar')).toBe(false)
    document.body.innerHTML = '<div id="wpadminbar"></div>'
    show()
    expect(document.body.classList.contains('has-wpadminbar')).toBe(true)
  })
})

describe('[S01] page classes of html', () => {
  test('[S01] page classes: the features that the theme’s CSS expects', () => {
    show()
    expect(classes(html)).toEqual([
      'cssanimations',
      'csstransforms',
      'csstransforms3d',
      'csstransitions',
      'flexbox',
    ])
  })

  test('[S01] page classes: a feature that the feature library denies is not added', () => {
    show({}, '', 'js no-flexbox cssanimations')
    expect(classes(html)).toEqual(
      ['cssanimations', 'csstransforms', 'csstransforms3d', 'csstransitions', 'js', 'no-flexbox'].sort(),
    )
  })

  test.each([
    ['mobile, sticky mobile header', true, 'mh-sticky', true],
    ['mobile', true, '', false],
    ['desktop, sticky mobile header', false, 'mh-sticky', false],
  ])('[S01] page classes: has-mh-sticky on %s: %4$s', (_, mobile, bodyClass, expected) => {
    show({ mobile }, bodyClass)
    expect(html.classList.contains('has-mh-sticky')).toBe(expected)
  })
})

test('[S01] page classes: undone, only the added classes are removed', () => {
  document.body.innerHTML = '<div id="wpadminbar"></div>'
  const bodyClass = 'woocommerce-page mh-sticky mobile-browser'
  show({ mobile: true, apple: true }, bodyClass, 'js flexbox')
  unmountAll()
  expect(document.body.className).toBe(bodyClass)
  expect(html.className).toBe('js flexbox')
})

test('[S01] page classes: undone, classes of other scripts and of the server stay', () => {
  show({ browser: 'firefox' }, 'woocommerce woocommerce-page home')
  document.body.classList.add('mobile-menu-open')
  unmountAll()
  expect(classes(document.body)).toEqual(['home', 'mobile-menu-open', 'woocommerce', 'woocommerce-page'])
})
