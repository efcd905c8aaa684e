import { categoryBySlug } from './catalogue.mjs'
import { PRODUCTS } from './content/products.mjs'

/** @typedef {import('./content/products.mjs').Product} Product */

const FILTERS = ['product_cat', 'filter_colour', 'min_price', 'max_price']
const CENTS = 100

/** Whether an address asks for a part of the shop's products. @param {URLSearchParams} query */
export function isFiltered(query) {
  return FILTERS.some((name) => query.has(name))
}

/** The products that an address asks for. @param {URLSearchParams} query */
export function filteredProducts(query) {
  const category = categoryBySlug(query.get('product_cat') ?? '')?.name
  const colour = query.get('filter_colour')?.toLowerCase() ?? ''
  const from = cents(query.get('min_price'), 0)
  const to = cents(query.get('max_price'), Infinity)
  return PRODUCTS.filter(
    (product) =>
      (!query.get('product_cat') || product.category === category) &&
      wordsOf(product).includes(colour) &&
      product.cents >= from &&
      product.cents <= to,
  )
}

/** @param {Product} product */
function wordsOf({ title, summary }) {
  return `${title} ${summary}`.toLowerCase()
}

/**
 * @param {string | null} dollars
 * @param {number} otherwise
 */
function cents(dollars, otherwise) {
  const number = Number(dollars)
  return dollars && Number.isFinite(number) ? number * CENTS : otherwise
}
