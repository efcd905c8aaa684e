import { escapeHtml } from '../html.mjs'
import { priceElement } from '../money.mjs'
import { productPrice } from '../templates/price.mjs'
import { tiersOf } from './discounts.mjs'
import { sizesOf } from './page-sets.mjs'
import { linePrice } from './price.mjs'

/**
 * @typedef {import('../content/products.mjs').Product} Product
 * @typedef {import('./discounts.mjs').Discount} Discount
 */

/** The trophy plugin puts every price of the shop into one of these. @param {string} price */
export function monstaPrice(price) {
  return `<span class="monsta_price_value">${price}</span>`
}

/** A range where the sizes differ, as the shop plugin prints it. @param {Product} product */
export function productPagePrice(product) {
  return `<p class="price">${monstaPrice(rangeOf(product) ?? productPrice(product))}</p>`
}

/** @param {Product} product */
function rangeOf(product) {
  const cents = sizesOf(product).map(({ cents, saleCents = cents }) => saleCents)
  if (cents.length === 0) return undefined
  const [least, most] = [Math.min(...cents), Math.max(...cents)]
  return least === most ? priceElement(least) : `${priceElement(least)} – ${priceElement(most)}`
}

/** The price parts of the older child theme (contract 08 §2.4, generation A). @param {Product} product */
export function olderPrices({ cents }) {
  const amount = (cents / 100).toFixed(2)
  return `  <div class="cost_per_unit"><h3 class="price"><span class="woocommerce-Price-amount amount">$${amount}</span></h3><meta itemprop="price" content="${amount}"></div>
  <div class="cost_quantity"><div class="quantity"><a class="qty-minus" href="#"></a><div class="amount"><p>1</p></div><a class="qty-plus" href="#"></a></div></div>
  <div class="cost_total"><span class="cost">$${amount}</span></div>`
}

/**
 * The bulk prices of every size; the stylesheet hides the rows until a script shows those of the chosen size.
 * @param {Product} product
 * @param {Discount} discount
 */
export function bulkTable(product, discount) {
  if (Number(discount.flat) > 0) {
    return `  <table class="monstaprice"><tbody><tr><th>Flat Discount:</th><td>${Number(discount.flat)}%</td></tr></tbody></table>`
  }
  const tiers = tiersOf(discount.tiers)
  const heads = ['Size:', '1+', ...tiers.map(({ unit }) => `${unit}+`)]
  const rows = (product.variations ?? []).map(({ label, cents }) => {
    const amounts = [1, ...tiers.map(({ unit }) => Number(unit))].map((quantity) =>
      unpadded(cents, quantity, discount),
    )
    return `<tr><td>${escapeHtml(label)}</td>${amounts.map((amount) => `<td>$${amount}</td>`).join('')}</tr>`
  })
  return `  <table class="monstaprice"><tbody><tr><th colspan="${heads.length}">Buy in bulk and save!</th></tr>
   <tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>
   ${rows.join('\n   ')}</tbody></table>`
}

/** `9.5`, as the plugin prints a number. @param {number} cents @param {number} quantity @param {Discount} discount */
function unpadded(cents, quantity, { tiers, flat }) {
  const size = (cents / 100).toFixed(2)
  return linePrice({ size, options: [], quantity, tiers: tiersOf(tiers), flat }).unitCents / 100
}
