import { PRODUCTS } from '../content/products.mjs'
import { POPULAR_SEARCHES } from '../content/promotions.mjs'
import { escapeHtml } from '../html.mjs'
import { USUAL_SHOP } from '../shop-knobs.mjs'
import { productSearchUrl } from './search-url.mjs'
import { productList } from './shop-list.mjs'
import { shopOptions } from './shop-options.mjs'
import { shopPagination } from './shop-pagination.mjs'
import { sidebars } from './shop-widgets.mjs'

const SIDEBAR_CLASSES = {
  none: 'has-no-sidebar',
  left: 'has-one-sidebar has-left-sidebar',
  right: 'has-one-sidebar has-right-sidebar',
  both: 'has-both-sidebars',
}

/**
 * The shop's archive after contract 02 §6.1, whole or of one category.
 * @param {object} [shown]
 * @param {string} [shown.title]
 * @param {string} [shown.heading]
 * @param {readonly import('../content/products.mjs').Product[]} [shown.products]
 * @param {import('../shop-knobs.mjs').ShopKnobs} [shown.knobs]
 * @param {import('../shop-knobs.mjs').ShopList} [shown.part] of more products than one page shows
 */
export function shopMain({
  title = 'Shop',
  heading = 'All products',
  products = PRODUCTS,
  knobs = USUAL_SHOP,
  part,
} = {}) {
  const fullWidth = knobs.list === 'full-width' ? ' full-width-shop' : ''
  return `<h1>${escapeHtml(title)}</h1>
<p>Cups, medals, glass and plaques. Three lines of engraving are included with everything that has a plate.</p>
<p>Popular searches: ${POPULAR_SEARCHES.map(chip).join(', ')}</p>
<h2>${heading}</h2>
<div class="inner-page-wrap woocommerce-shop-page ${SIDEBAR_CLASSES[knobs.sidebar]}${fullWidth} clearfix" data-shopcolumns="${knobs.columns}">
${shopOptions(knobs)}
${sidebars(knobs)} <section><div class="page-content product-type-${knobs.list === 'preview' ? 'preview-slider' : 'standard'}">
${productList(part?.products ?? products, knobs)}
${part ? shopPagination(part) : ''} </div></section>
</div>`
}

/** Puts its term into the search box; without script it goes to the results. @param {string} term */
function chip(term) {
  const text = escapeHtml(term)
  return `<a href="${escapeHtml(productSearchUrl(term))}" data-aws-term-submit="${text}">${text}</a>`
}
