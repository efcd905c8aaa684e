import { CATEGORIES } from '../content/categories.mjs'
import { escapeHtml } from '../html.mjs'

/** @typedef {{ value: string, text: string }} Option */

/** @type {readonly Option[]} */
const CATEGORY_OPTIONS = [
  { value: '', text: 'Any' },
  ...CATEGORIES.map(({ slug, name }) => ({ value: slug, text: name })),
]
/** @type {readonly Option[]} */
const COLOUR_OPTIONS = [
  { value: '', text: 'Any' },
  { value: 'gold', text: 'Gold' },
  { value: 'silver', text: 'Silver' },
  { value: 'bronze', text: 'Bronze' },
]

/**
 * The theme's widget (contract 02 §9.1), as often as a page is asked for it.
 * @param {URLSearchParams} query with the choices that the page was reached by
 */
export function superSearches(query) {
  const count = Math.max(1, Math.min(Number(query.get('super-search')) || 1, 5))
  return Array.from({ length: count }, (_, index) => superSearch(query, index)).join('\n')
}

/**
 * @param {URLSearchParams} query
 * @param {number} index only the first one has no number
 */
function superSearch(query, index) {
  const id = index === 0 ? 'super-search' : `super-search-${index}`
  return `<div class="container"><div id="${id}" class="sf-super-search clearfix">
 <div class="search-options col-sm-9"><span>Show me</span>
${dropdown({ id: 'product_cat', options: CATEGORY_OPTIONS, value: query.get('product_cat') ?? '', any: 'trophies', tabIndex: 1 })}
  <span>in</span>
${dropdown({ id: 'colour', options: COLOUR_OPTIONS, value: query.get('filter_colour') ?? '', any: 'any colour', tabIndex: 2 })}
  <span>between $</span>${price('min', query.get('min_price') ?? '0')}<span>and $</span>${price('max', query.get('max_price') ?? '250')}
 </div>
 <div class="search-go col-sm-3"><a href="#" class="super-search-go sf-button accent" data-home_url="/" data-shop_url="/shop/"><span class="text">Search</span></a>
  <a class="super-search-close" href="#">×</a></div></div></div>`
}

/** @param {{ id: string, options: readonly Option[], value: string, any: string, tabIndex: number }} dropdown */
function dropdown({ id, options, value, any, tabIndex }) {
  const chosen = options.find((option) => option.value === value && value !== '')
  const rows = options.map(
    (option) =>
      `<li><a class="ss-option" href="#" data-attr_value="${option.value}">${escapeHtml(option.text)}</a><i class="fa-check"></i></li>`,
  )
  return `  <div id="${id}" class="ss-dropdown" tabindex="${tabIndex}" data-attr_value="${chosen?.value ?? ''}"><span>${escapeHtml(chosen?.text ?? any)}</span>
   <ul>${rows.join('\n       ')}</ul></div>`
}

/**
 * @param {'min' | 'max'} end
 * @param {string} value
 */
function price(end, value) {
  return `<input type="text" pattern="[0-9]*" id="ss-price-${end}" name="${end}_price" value="${escapeHtml(value)}">`
}
