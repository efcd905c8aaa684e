import { priceElement } from '../money.mjs'

/** A product's price as the shop plugin prints it, with the old one when it is on sale. @param {import('../content/products.mjs').Product} product */
export function productPrice({ type, cents, regularCents }) {
  const price = priceElement(cents)
  if (regularCents === undefined) return `${type === 'variable' ? 'From ' : ''}${price}`
  const before = priceElement(regularCents)
  return `<del aria-hidden="true">${before}</del> ${spoken('Original price was', before)}<ins aria-hidden="true">${price}</ins>${spoken('Current price is', price)}`
}

/** For screen readers, which do not tell an old price from a new one. @param {string} what @param {string} price */
function spoken(what, price) {
  return `<span class="screen-reader-text">${what}: ${price.replace(/<[^>]*>/g, '')}.</span>`
}
