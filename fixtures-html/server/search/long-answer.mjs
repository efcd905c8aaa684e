import { PRODUCTS } from '../content/products.mjs'
import { productRow } from './product-row.mjs'

/** The highest number in an id of the catalogue's own. */
const ID_OFFSET = 10_000

/**
 * So many products, each a different one: what was found, or else the whole catalogue, over and over.
 * @param {readonly import('./product-row.mjs').ProductRow[]} found
 * @param {number} count
 */
export function longProductList(found, count) {
  const rows = found.length ? found : PRODUCTS.map((product) => productRow(product, []))
  return Array.from({ length: count }, (_, index) => {
    const row = /** @type {import('./product-row.mjs').ProductRow} */ (rows[index % rows.length])
    const number = index + 1
    return {
      ...row,
      id: ID_OFFSET + number,
      parent_id: ID_OFFSET + number,
      title: `${row.title} no. ${number}`,
      link: `${row.link}?number=${number}`,
      sku: `${row.sku}-${number}`,
    }
  })
}
