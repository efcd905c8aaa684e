import { shopWidgets } from './shop-widgets.mjs'

const LAYOUTS = ['standard', 'list', 'grid']
/** One product in a row, for narrow windows. */
const MOBILE_LAYOUTS = ['solo', ...LAYOUTS]

/** Above the list (contract 02 §6.1): filters on phones, layouts, products per page. @param {import('../shop-knobs.mjs').ShopKnobs} knobs */
export function shopOptions(knobs) {
  return ` <div class="woo-aux-options-wrap"><div class="woo-aux-options clearfix">
  <a href="#" class="sf-mobile-shop-filters-link">Filters</a>
${layoutLinks(LAYOUTS, knobs)}  <div class="woocommerce-count-wrap"><p class="woocommerce-show-products"><a class="show-products-link" href="?show_products=24">24</a>/<a class="show-products-link" href="?show_products=48">48</a>/<a class="show-products-link" href="?show_products=131">All</a></p></div>
 </div>
 <div class="mobile-woo-aux-options"><div class="mobile-woo-aux-filters"><div class="sf-mobile-shop-filters row">
${shopWidgets()}
  </div></div>
  <div class="mobile-woo-aux-details">
${layoutLinks(MOBILE_LAYOUTS, knobs)}  </div></div></div>`
}

/** @param {readonly string[]} layouts @param {import('../shop-knobs.mjs').ShopKnobs} knobs */
function layoutLinks(layouts, { hasLayouts, displayType }) {
  if (!hasLayouts) return ''
  const links = layouts.map(
    (layout) =>
      `<a href="#" class="layout-opt" data-layout="${layout}"><i class="sf-icon-${layout}"></i></a>`,
  )
  return `   <div class="shop-layout-opts" data-display-type="${displayType}">${links.join('')}</div>\n`
}
