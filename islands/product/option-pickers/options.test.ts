import { describe, expect, test } from 'vitest'
import { pickerTitle, readOption } from './options'

const DOLLARS = { symbol: '$', isSymbolLast: false, gap: '', decimal: '.', thousands: '' }

describe('[S34] options', () => {
  test.each<[string, string | null, string]>([
    ['Football Gold', '1.75', 'Football Gold ($1.75)'],
    ['Red / White', '1.1', 'Red / White ($1.10)'],
    ['Netball', '0', 'Netball ($0.00)'],
    ['Plain', null, 'Plain'],
    ['Plain', '', 'Plain'],
    ['Plain', ' ', 'Plain'],
    ['Plain', 'call us', 'Plain'],
    ['  10" <Cup>\n gold ', null, '10" <Cup> gold'],
  ])('[S34] options: %j with price %j is called %j (M10, M11)', (text, price, label) => {
    expect(readOption({ value: 'slug', text, price }, DOLLARS).label).toBe(label)
  })

  test('[S34] options: the page’s own currency (D03)', () => {
    expect(readOption({ value: 'a', text: 'Gold', price: '2' }, { ...DOLLARS, symbol: '£' })).toEqual({
      slug: 'a',
      name: 'Gold',
      label: 'Gold (£2.00)',
    })
  })

  test.each([
    ['1 Inch Centres', 'Centres'],
    ['2 Inch Centres', 'Centres'],
    ['Ribbons for your Medals', 'Ribbons'],
    ['Presentation   Box ', 'Presentation Box'],
    ['', 'Centre'],
    ['1 Inch', 'Centre'],
  ])('[S34] options: the picker of %j selects %j (M02, M03)', (label, title) => {
    expect(pickerTitle(label)).toBe(title)
  })
})
