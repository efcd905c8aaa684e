import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inline, json } from '../inline-script.mjs'
import { ASSETS_DIR } from '../places.mjs'
import { printedTiers } from './discounts.mjs'
import { pageSets, sizesOf } from './page-sets.mjs'

/** Keys that the calculator treats in a way of their own. */
const NO_PLAIN_SURCHARGE = new Set(['monstacc1', 'monstacc2', 'monstaengraving'])

const CODE = readFileSync(join(ASSETS_DIR, 'inline-calculator.js'), 'utf8')

/**
 * The inline calculator of the trophy plugin: its globals, then its code (contract 08 §2.1).
 * @param {import('../content/products.mjs').Product} product
 * @param {{ knobs: import('./knobs.mjs').ProductKnobs, discount: import('./discounts.mjs').Discount, nonce: string }} page
 */
export function calculatorTag(product, { knobs, discount, nonce }) {
  if (knobs.calculator === 'off') return []
  const flat = knobs.calculator === 'broken' ? '' : Number(discount.flat)
  const lines = [
    `var variationprice = ${json(priceTable(product))};`,
    `var mmproductdiscounts = ${json(printedTiers(discount.tiers))};`,
    `var flat_discount = ${flat};`,
    `var attribute_name_array = ${json(surchargeNames(product, knobs))};`,
    ...(knobs.shopCurrency === undefined
      ? []
      : [`var woocommerce_currency_symbol = ${json(knobs.shopCurrency)};`]),
    `var variationsData = ${json(titles(product))};`,
  ]
  return [inline(`\n${lines.join('\n')}\n${CODE}`, { nonce })]
}

/** An empty PHP array becomes a list. @param {import('../content/products.mjs').Product} product */
function priceTable(product) {
  const rows = sizesOf(product).map(({ slug, cents, tablePrice = (cents / 100).toFixed(2) }) => [
    slug,
    tablePrice,
  ])
  return rows.length ? Object.fromEntries(rows) : []
}

/** @param {import('../content/products.mjs').Product} product @param {import('./knobs.mjs').ProductKnobs} knobs */
function surchargeNames(product, knobs) {
  const keys = pageSets(product, knobs).flatMap(({ sets }) => sets.map(({ key }) => key))
  const plain = [...new Set(keys)].filter((key) => !NO_PLAIN_SURCHARGE.has(key))
  return plain.length ? plain.map((key) => `attribute_pa_${key}`) : ['']
}

/** @param {import('../content/products.mjs').Product} product */
function titles(product) {
  return Object.fromEntries(
    sizesOf(product).flatMap(({ id, slug, label }) => [
      [String(id), { pa_monstasize: label }],
      [slug, product.title],
    ]),
  )
}
