import { variationOf } from '../catalogue.mjs'
import { tiersOf } from './discounts.mjs'
import { optionIn, optionSets } from './option-sets.mjs'
import { linePrice } from './price.mjs'

/**
 * @typedef {import('../content/products.mjs').Product} Product
 * @typedef {Readonly<Record<string, string>>} Chosen option slug by attribute name
 */

const ATTRIBUTE = /^attribute_pa_(monsta\w+)$/
/** Attributes that the server does not copy into the line: the size is the variation's. */
const NOT_COPIED = new Set(['monstasize', 'monstamaterial', 'monstaprocess'])

/**
 * The options that a posted form holds; those left open are not among them.
 * @param {Readonly<Record<string, string>>} fields
 * @returns {Record<string, string>}
 */
export function chosenOptions(fields) {
  const chosen = Object.entries(fields).filter(([name, value]) => {
    const key = ATTRIBUTE.exec(name)?.[1]
    return key !== undefined && value !== '' && !NOT_COPIED.has(key)
  })
  return Object.fromEntries(chosen.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The price of a line. Only variable products have a price calculator.
 * @param {Product} product
 * @param {{ variationId: number, quantity: number, options: Chosen, discount: import('./discounts.mjs').Discount }} line
 */
export function charge(product, { variationId, quantity, options, discount }) {
  const variation = variationOf(product, { id: variationId })
  if (!variation) return { unitCents: product.cents, totalCents: product.cents * quantity }
  return linePrice({
    size: (variation.cents / 100).toFixed(2),
    options: pricedOptions(product, variation.slug, options),
    quantity,
    tiers: tiersOf(discount.tiers),
    flat: discount.flat,
  })
}

/**
 * The chosen options as a customer reads them.
 * @param {Product} product
 * @param {{ variationId: number, options: Chosen }} line
 */
export function optionTexts(product, { variationId, options }) {
  const variation = variationOf(product, { id: variationId })
  return found(product, variation?.slug ?? '', options).map(({ slug, option }) => option?.text ?? slug)
}

/**
 * @param {Product} product
 * @param {string} size
 * @param {Chosen} options
 * @returns {import('./price.mjs').PricedOption[]}
 */
function pricedOptions(product, size, options) {
  return found(product, size, options).map(({ key, option }) => ({
    key,
    ...(option?.price === undefined ? {} : { price: option.price }),
    ...(option?.included === undefined ? {} : { included: option.included }),
  }))
}

/**
 * @param {Product} product
 * @param {string} size
 * @param {Chosen} options
 */
function found(product, size, options) {
  const sets = optionSets(product.slug, size)
  return Object.entries(options).map(([name, slug]) => {
    const key = ATTRIBUTE.exec(name)?.[1] ?? ''
    const set = sets.find((offered) => offered.key === key)
    return { key, slug, option: set && optionIn(set, slug) }
  })
}
