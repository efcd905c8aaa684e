import { PRODUCTS } from '../content/products.mjs'
import { productGrid } from './product-card.mjs'

/** The shop's archive after contract 02 §6.1. */
export function shopMain() {
  return `<h1>Shop</h1>
<p>Cups, medals, glass and plaques. Three lines of engraving are included with everything that has a plate.</p>
<h2>All products</h2>
<div class="inner-page-wrap woocommerce-shop-page has-no-sidebar clearfix" data-shopcolumns="4">
 <div class="woo-aux-options-wrap"><div class="woo-aux-options clearfix">
  <div class="woocommerce-count-wrap"><p class="woocommerce-show-products"><a class="show-products-link" href="?show_products=24">24</a>/<a class="show-products-link" href="?show_products=48">48</a>/<a class="show-products-link" href="?show_products=131">All</a></p></div>
 </div></div>
 <section><div class="page-content product-type-standard">
${productGrid(PRODUCTS, { id: 'products' })}
 </div></section>
</div>`
}
