import { productsIn } from '../catalogue.mjs'
import { CATEGORIES } from '../content/categories.mjs'
import { escapeHtml } from '../html.mjs'

/** @type {readonly (readonly [slug: string, name: string, count: number])[]} */
const FINISHES = [
  ['gold', 'Gold', 9],
  ['silver', 'Silver', 6],
  ['bronze', 'Bronze', 4],
]

/** The filters of the shop's list, as the shop plugin's widgets print them. */
export function shopWidgets() {
  return `   <section class="widget woocommerce widget_product_categories"><h3 class="widget-heading">Product categories</h3><ul class="product-categories">
${CATEGORIES.map(category).join('\n')}
   </ul></section>
   <section class="widget woocommerce widget_layered_nav"><h3 class="widget-heading">Finish</h3><ul class="woocommerce-widget-layered-nav-list">
${FINISHES.map(finish).join('\n')}
   </ul></section>`
}

/** Beside the list. @param {import('../shop-knobs.mjs').ShopKnobs} knobs */
export function sidebars({ sidebar }) {
  const sides = sidebar === 'both' ? ['left', 'right'] : [sidebar]
  return sides
    .filter((side) => side !== 'none')
    .map(
      (side) =>
        ` <aside class="sidebar ${side}-sidebar" aria-label="Filters on the ${side}">\n${shopWidgets()}\n </aside>\n`,
    )
    .join('')
}

/** @param {import('../content/categories.mjs').Category} category */
function category({ id, slug, name }) {
  const count = productsIn(name).length
  return `    <li class="cat-item cat-item-${id}"><a href="/product-category/${slug}/">${escapeHtml(name)}</a> <span class="count">(${count})</span></li>`
}

/** @param {readonly [slug: string, name: string, count: number]} choice */
function finish([slug, name, count]) {
  return `    <li class="wc-layered-nav-term"><a rel="nofollow" href="/shop/?filter_finish=${slug}">${name}</a> <span class="count">(${count})</span></li>`
}
