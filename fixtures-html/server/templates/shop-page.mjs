import { PRODUCTS } from '../content/products.mjs'
import { POPULAR_SEARCHES } from '../content/promotions.mjs'
import { escapeHtml } from '../html.mjs'
import { productGrid } from './product-card.mjs'
import { productSearchUrl } from './search-url.mjs'

/**
 * The shop's archive after contract 02 §6.1, whole or of one category.
 * @param {{ title?: string, heading?: string, products?: readonly import('../content/products.mjs').Product[] }} [shown]
 */
export function shopMain({ title = 'Shop', heading = 'All products', products = PRODUCTS } = {}) {
  return `<h1>${escapeHtml(title)}</h1>
<p>Cups, medals, glass and plaques. Three lines of engraving are included with everything that has a plate.</p>
<p>Popular searches: ${POPULAR_SEARCHES.map(chip).join(', ')}</p>
<h2>${heading}</h2>
<div class="inner-page-wrap woocommerce-shop-page has-no-sidebar clearfix" data-shopcolumns="4">
 <div class="woo-aux-options-wrap"><div class="woo-aux-options clearfix">
  <div class="woocommerce-count-wrap"><p class="woocommerce-show-products"><a class="show-products-link" href="?show_products=24">24</a>/<a class="show-products-link" href="?show_products=48">48</a>/<a class="show-products-link" href="?show_products=131">All</a></p></div>
 </div></div>
 <section><div class="page-content product-type-standard">
${productGrid(products, { id: 'products' })}
 </div></section>
</div>`
}

/** Puts its term into the search box; without script it goes to the results. @param {string} term */
function chip(term) {
  const text = escapeHtml(term)
  return `<a href="${escapeHtml(productSearchUrl(term))}" data-aws-term-submit="${text}">${text}</a>`
}
