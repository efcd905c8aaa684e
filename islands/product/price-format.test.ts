import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatPrice, readPriceFormat } from './price-format'

afterEach(() => vi.unstubAllGlobals())

const amount = (number: string, symbol = '<span class="woocommerce-Price-currencySymbol">$</span>') =>
  `<span class="woocommerce-Price-amount">${number.replace('$', symbol)}</span>`
const printed = (html: string, cents = 106050n) => {
  document.body.innerHTML = html
  return formatPrice(cents, readPriceFormat(document.body, window))
}

describe('[S33] prices of 1,000 and more', () => {
  test.each([
    ['no price at all', '', '$1060.50'],
    ['small prices only', amount('$8.50'), '$1060.50'],
    ['a price with thousands', amount('$8.50') + amount('$1,200.00'), '$1,060.50'],
    ['millions', amount('$1,234,567.00'), '$1,060.50'],
    ['the symbol at the end', amount('1.200,00\u00a0$'), '1.060,50\u00a0$'],
    ['a space between thousands', amount('1\u00a0200,00\u00a0$'), '1\u00a0060,50\u00a0$'],
    ['a comma before the cents', amount('8,50$'), '1060,50$'],
    ['no cents, which tell nothing', amount('$1,200'), '$1060.50'],
    ['an amount without symbol', amount('1,200.00'), '$1060.50'],
    ['a text', amount('$ask us'), '$1060.50'],
  ])('[S33] prices: %s', (_, html, price) => {
    expect(printed(html)).toBe(price)
  })

  test.each([
    ['accounting', { settings: { currency: { format: '%v&nbsp;%s', decimal: ',', thousand: '.' } } }],
    [
      'woocommerce_price_slider_params',
      {
        currency_format: '%v %s',
        currency_format_decimal_sep: ',',
        currency_format_thousand_sep: '.',
      },
    ],
    [
      'wcSettings',
      { currency: { priceFormat: '%2$s\u00a0%1$s', decimalSeparator: ',', thousandSeparator: '.' } },
    ],
  ])('[S33] prices: the shop’s own data in %s come first', (name, data) => {
    vi.stubGlobal(name, data)
    expect(printed(amount('$1,200.00'))).toBe('1.060,50\u00a0$')
  })

  test.each([null, 7, { settings: null }, { settings: { currency: { format: 1 } } }])(
    '[S33] prices: data that is no format (%j) does not count',
    (data) => {
      vi.stubGlobal('accounting', data)
      expect(printed(amount('$1,200.00'))).toBe('$1,060.50')
    },
  )

  test.each([
    [50n, '$0.50'],
    [99999n, '$999.99'],
    [100000n, '$1,000.00'],
    [123456789n, '$1,234,567.89'],
  ])('[S33] prices: %s cents', (cents, price) => {
    expect(printed(amount('$1,200.00'), cents)).toBe(price)
  })
})
