import { describe, expect, test } from 'vitest'
import { printedTiers, TIER_KINDS, tiersOf } from '../../../fixtures-html/server/product/discounts.mjs'
import { linePrice } from '../../../fixtures-html/server/product/price.mjs'
import { type Decimal, parseDecimal } from '../../../src/money/decimal'
import { type PageGlobals, readDiscounts } from './page-data'
import { type Choice, priceOf } from './price'

const decimal = (text: string): Decimal => {
  const value = parseDecimal(text)
  if (value === null) throw new Error(`${text} is no number`)
  return value
}

const OPTIONS = [
  { key: 'monstacc1', price: '1.75', included: '1.00' },
  { key: 'monsta80', price: '1.10' },
]
const CHOICES: Choice[] = OPTIONS.map(({ price, included }) => ({
  price: decimal(price),
  included: included === undefined ? null : decimal(included),
}))

/** An unsorted list is left out: there the server goes by its order, and laurel by what is reached (P43). */
const SORTED = TIER_KINDS.filter((kind) => kind !== 'unsorted')

describe('[S33] price: shown and charged', () => {
  test.each(SORTED.flatMap((tiers) => ['0', '7.5', '33.3333'].map((flat) => [tiers, flat] as const)))(
    '[S33] price: the shown price equals the charged price, with tiers=%s and flat=%s',
    (tiers, flat) => {
      const globals: PageGlobals = { mmproductdiscounts: printedTiers(tiers), flat_discount: flat }
      const discounts = readDiscounts(globals)
      for (const size of ['8.50', '12.50', '24.95', '5.95', '0.05']) {
        for (const quantity of [1, 9, 10, 24, 25, 50, 99, 100, 1000]) {
          for (const count of [0, 1, 2]) {
            const order = {
              size: decimal(size),
              choices: CHOICES.slice(0, count),
              quantity: decimal(String(quantity)),
            }
            const charged = linePrice({
              size,
              options: OPTIONS.slice(0, count),
              quantity,
              tiers: tiersOf(tiers),
              flat,
            })
            const { unit, total } = priceOf(order, discounts)
            expect([Number(unit), Number(total)], `${quantity} × ${size}, ${count} options`).toEqual([
              charged.unitCents,
              charged.totalCents,
            ])
          }
        }
      }
    },
  )
})
