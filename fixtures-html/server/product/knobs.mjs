import { oneOf } from '../one-of.mjs'

/**
 * How one page request varies its product.
 * @typedef {object} ProductKnobs
 * @property {'b' | 'a' | '0'} pricing which generation of the theme shows the prices (contract 08 §2.4)
 * @property {'on' | 'off' | 'broken'} calculator
 * @property {string | undefined} currency `data-currency`; undefined leaves it out
 * @property {string | undefined} shopCurrency `woocommerce_currency_symbol`
 * @property {string} preselect size slug, or empty
 * @property {'current' | 'old' | 'none' | 'broken' | 'no-modals'} pickers
 * @property {number} options at least so many in the first select of every size
 * @property {boolean} hasFormPlugin
 * @property {'bottom' | 'left' | 'one' | 'woo'} gallery
 * @property {string} galleryHeight of the vertical gallery, or empty
 * @property {'off' | 'lens' | 'inner'} zoom
 * @property {boolean} hasMobileZoom
 * @property {'there' | 'missing' | 'slow'} fullPictures
 * @property {boolean} isRtl
 * @property {boolean} isSplit
 * @property {boolean} hasUpsells
 * @property {import('./quantity.mjs').Limits} quantity what the address says of the field; null leaves an attribute out
 */

/** As a value, it leaves the attribute out. */
const ABSENT = 'absent'
const MOST_OPTIONS = 5000

/**
 * @param {URLSearchParams} query
 * @returns {ProductKnobs}
 */
export function productKnobs(query) {
  return {
    pricing: oneOf(query.get('pricing'), ['b', 'a', '0']),
    calculator: oneOf(query.get('calculator'), ['on', 'off', 'broken']),
    currency: text(query.get('currency'), '$'),
    shopCurrency: text(query.get('wc-currency'), '&#36;'),
    preselect: query.get('attribute_pa_monstasize') ?? query.get('preselect') ?? '',
    pickers: oneOf(query.get('pickers'), ['current', 'old', 'none', 'broken', 'no-modals']),
    options: Math.min(Number(query.get('options')) || 0, MOST_OPTIONS),
    hasFormPlugin: query.get('form-plugin') !== 'off',
    gallery: oneOf(query.get('gallery'), ['bottom', 'left', 'one', 'woo']),
    galleryHeight: query.get('gallery-height') ?? '',
    zoom: oneOf(query.get('zoom'), ['off', 'lens', 'inner']),
    hasMobileZoom: query.get('mobile-zoom') === 'on',
    fullPictures: oneOf(query.get('full-pictures'), ['there', 'missing', 'slow']),
    isRtl: query.has('rtl'),
    isSplit: query.has('split'),
    hasUpsells: query.has('upsells'),
    quantity: limitsIn(query),
  }
}

/** The options of the saved pages. */
export const USUAL_KNOBS = productKnobs(new URLSearchParams())

/** @param {string | null} given @param {string} usual */
function text(given, usual) {
  return given === 'none' ? undefined : (given ?? usual)
}

/**
 * @param {URLSearchParams} query
 * @returns {import('./quantity.mjs').Limits}
 */
function limitsIn(query) {
  /** @type {import('./quantity.mjs').Limits} */
  const limits = {}
  for (const name of /** @type {const} */ (['min', 'max', 'step'])) {
    const value = query.get(`quantity-${name}`)
    if (value !== null) limits[name] = value === ABSENT ? null : value
  }
  return limits
}
