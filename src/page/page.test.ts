import { expect, test } from 'vitest'
import { readPage } from './page'

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'except'],
  ['a number', 7],
])('[X08] page: a laurelConfig that is %s counts as none', (_, laurelConfig) => {
  const odd = Object.create(window, { laurelConfig: { value: laurelConfig } })
  for (const name of ['document', 'navigator'] as const)
    Object.defineProperty(odd, name, { value: window[name] })
  expect(readPage(odd).settings).toEqual({})
})

test('[X08] page: the settings are what the site printed', () => {
  const printed = { document, navigator, laurelConfig: { except: ['love-button'] } }
  expect(readPage(printed as unknown as Window).settings).toEqual({ except: ['love-button'] })
})

test('[X08] page: its kind is what the body says at the moment of asking', () => {
  const page = readPage(window)
  expect(page.is('woocommerce-cart')).toBe(false)
  document.body.className = 'woocommerce-cart'
  expect(page.is('woocommerce-cart')).toBe(true)
  expect(page.is('woocommerce')).toBe(false)
})

test('[X08] page: an element is the first that matches, or null', () => {
  document.body.innerHTML = '<p id="a"></p><p id="b"></p>'
  expect(readPage(window).element('p')?.id).toBe('a')
  expect(readPage(window).element('.none')).toBeNull()
})
