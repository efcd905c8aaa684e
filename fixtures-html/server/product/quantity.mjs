import { escapeHtml } from '../html.mjs'

/**
 * Attributes of the quantity field; null leaves one out.
 * @typedef {{ min?: string | null, max?: string | null, step?: string | null }} Limits
 */

/** @type {Limits} */
const USUAL = { step: '1', min: '1' }

/**
 * The field as the theme prints it (contract 02 §5).
 * @param {Limits} limits
 */
export function quantity(limits) {
  const { step, min, max } = { ...USUAL, ...limits }
  const attributes = Object.entries({ step, min, max })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
  const value = Number(min) > 1 ? Number(min) : 1
  return `   <div class="quantity">
    <input type="number"${attributes.join('')} name="quantity" value="${value}" title="Qty" class="input-text qty text" size="4">
    <div class="qty-adjust"><a class="qty-plus" href="#"></a><a class="qty-minus" href="#"></a></div>
   </div>`
}

/** The older child theme shows the quantity elsewhere; its form only posts it (contract 08 §2.4). */
export function hiddenQuantity() {
  return '   <div class="quantity hidden"><input type="hidden" class="qty" name="quantity" value="1"></div>'
}
