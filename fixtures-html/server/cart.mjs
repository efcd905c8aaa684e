import { createHash } from 'node:crypto'
import { productById } from './catalogue.mjs'
import { charge } from './product/charge.mjs'
import { USUAL_DISCOUNT } from './product/discounts.mjs'

/**
 * One line of the cart. Two lines may hold the same variation: their engraving or their options differ.
 * @typedef {object} Line
 * @property {string} key
 * @property {number} productId
 * @property {number} variationId 0 for a simple product
 * @property {number} quantity
 * @property {string} engraving
 * @property {Readonly<Record<string, string>>} options option slug by attribute name
 * @property {import('./product/discounts.mjs').Discount} discount
 * @property {number} couponPercent what a coupon takes off the line in the cart's total
 */

/**
 * @param {Partial<Line> & { productId: number }} wanted
 * @returns {Line}
 */
export function cartLine({
  productId,
  variationId = 0,
  quantity = 1,
  engraving = '',
  options = {},
  discount = USUAL_DISCOUNT,
}) {
  const chosen = Object.keys(options).length ? JSON.stringify(options) : ''
  const key = md5(`${productId}/${variationId}/${engraving}${chosen}`)
  return { key, productId, variationId, quantity, engraving, options, discount, couponPercent: 0 }
}

/**
 * A coupon for what is in the cart: prices and pieces stay, the total does not.
 * @param {readonly Line[]} lines
 * @param {number} couponPercent
 */
export function withCoupon(lines, couponPercent) {
  return lines.map((line) => ({ ...line, couponPercent }))
}

/** The cart of every new session. */
export function firstCart() {
  return [cartLine({ productId: 57, variationId: 62, quantity: 3 }), cartLine({ productId: 70, quantity: 2 })]
}

/**
 * @param {readonly Line[]} lines
 * @param {Line} added
 */
export function addLine(lines, added) {
  const known = lines.some(({ key }) => key === added.key)
  if (!known) return [...lines, added]
  return lines.map((line) =>
    line.key === added.key
      ? { ...added, quantity: line.quantity + added.quantity, couponPercent: line.couponPercent }
      : line,
  )
}

/**
 * As the theme's endpoint does it: with a variation id every line of that variation goes, without one every
 * line of the product.
 * @param {readonly Line[]} lines
 * @param {{ productId: number, variationId: number }} removed
 */
export function removeLines(lines, { productId, variationId }) {
  return lines.filter((line) =>
    variationId > 0 ? line.variationId !== variationId : line.productId !== productId,
  )
}

/**
 * @param {readonly Line[]} lines
 * @param {string} key
 */
export function removeLine(lines, key) {
  return lines.filter((line) => line.key !== key)
}

/**
 * A line that was set to nothing goes; a quantity that cannot be bought changes nothing.
 * @param {readonly Line[]} lines
 * @param {ReadonlyMap<string, number>} quantities by the key of the line
 */
export function withQuantities(lines, quantities) {
  return lines.flatMap((line) => {
    const quantity = quantities.get(line.key) ?? line.quantity
    if (quantity === 0) return []
    return Number.isInteger(quantity) && quantity > 0 ? { ...line, quantity } : line
  })
}

/** Unit price in cents, which may fall with the line's quantity. @param {Line} line */
export function unitCents(line) {
  const product = productById(line.productId)
  return product ? charge(product, line).unitCents : 0
}

/** @param {Line} line */
const lineCents = (line) => Math.round(unitCents(line) * line.quantity * (1 - line.couponPercent / 100))

/** @param {readonly Line[]} lines */
export function totalCents(lines) {
  return lines.reduce((sum, line) => sum + lineCents(line), 0)
}

/** @param {readonly Line[]} lines */
export function itemCount(lines) {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** Empty for an empty cart, as the shop plugin's. @param {readonly Line[]} lines */
export function cartHash(lines) {
  return lines.length ? md5(JSON.stringify(lines)) : ''
}

/** @param {string} text */
function md5(text) {
  return createHash('md5').update(text).digest('hex')
}
