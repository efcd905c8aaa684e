import { PRODUCTS } from '../content/products.mjs'
import { escapeHtml } from '../html.mjs'
import { USUAL_DISCOUNT } from '../product/discounts.mjs'
import { productGallery } from '../product/gallery-markup.mjs'
import { USUAL_KNOBS } from '../product/knobs.mjs'
import { quantity } from '../product/quantity.mjs'
import { bulkTable, olderPrices, productPagePrice } from '../product/shown-prices.mjs'
import { swatches } from '../product/swatches.mjs'
import { BUTTON_DATA, variationsForm } from '../product/variations-form.mjs'
import { CAROUSEL_ARROWS } from './carousels-page.mjs'
import { innerPage } from './inner-page.mjs'
import { loveButton } from './love-button.mjs'
import { productCard, productGrid } from './product-card.mjs'
import { wishlistButton } from './wishlist.mjs'

/**
 * @typedef {import('../content/products.mjs').Product} Product
 * @typedef {import('../product/knobs.mjs').ProductKnobs} ProductKnobs
 */

const RELATED_SHOWN = 4

/** The newer child theme's class of the summary, by which its scripts know it; else the shop plugin's own. */
const SUMMARY_CLASSES = {
  b: 'col-summary product-summary',
  a: 'summary entry-summary',
  0: 'summary entry-summary',
}

/**
 * @param {Product} product
 * @param {{ knobs?: ProductKnobs, discount?: import('../product/discounts.mjs').Discount }} [page]
 */
export function productMain(product, { knobs = USUAL_KNOBS, discount = USUAL_DISCOUNT } = {}) {
  const currency = knobs.currency === undefined ? '' : ` data-currency="${escapeHtml(knobs.currency)}"`
  return innerPage(`<div id="product-${product.id}" class="product type-product">
 ${productGallery(product, knobs)}
 <div class="${SUMMARY_CLASSES[knobs.pricing]}"><div class="summary-wrap product-summary-wrap"${currency}>
  <h1 class="product_title">${escapeHtml(product.title)}</h1>
${prices(product, { knobs, discount })}
  <p>${escapeHtml(product.summary)}</p>
${purchase(product, knobs)}
${wishlistButton(product)}
${loveButton(product)}
  <p><small>SKU ${product.sku}. Category: ${escapeHtml(product.category)}.</small></p>
 </div></div>
</div>
<section id="product-details"><h2>Details</h2>
 <p>Every engraved item leaves our West End workshop in the order in which it came in: three working days for up to 50 pieces, five for more. Type the wording in the notes at checkout, or send a spreadsheet with one row per piece.</p>
 <ul><li>Engraving of up to three lines is included in the price.</li><li>Your logo on every piece: $15.00 once for the set-up.</li><li>Discounts start at 10 pieces and show in the cart.</li></ul>
 <p>Not sure about the wording? <a href="/engraving-guide/#wording">Read how to word an award</a> or ring us.</p>
</section>
${knobs.hasUpsells ? upsells(product) : ''}<div class="product-carousel related-products spb_content_element"><div class="title-wrap clearfix"><h2 class="spb-heading"><span>Related products</span></h2><div class="carousel-arrows">${CAROUSEL_ARROWS}</div></div>
<ul class="related products carousel-items gutters product-type-standard" data-columns="4">
${relatedTo(product)
  .map((related) => productCard(related, { byTrophyPlugin: true }))
  .join('\n')}
</ul></div>`)
}

/** Closed at first (contract 02 §16). @param {Product} product */
function upsells(product) {
  const offered = PRODUCTS.filter(({ id, category }) => id !== product.id && category === product.category)
  const shown = [...offered, ...relatedTo(product)].slice(0, RELATED_SHOWN)
  return `<div class="upsells products"><h4><a href="#" class="upsell-heading-link"><span>You may also like</span><i class="sf-icon-plus"></i></a></h4>
${productGrid(shown, { id: 'products' })}
</div>
`
}

/** Simple ones in stock first: each has a button of its own. @param {Product} product */
function relatedTo(product) {
  const others = PRODUCTS.filter(
    ({ id, type, soldOut }) => id !== product.id && type === 'simple' && !soldOut,
  )
  const start = product.id % others.length
  return [...others.slice(start), ...others.slice(0, start)].slice(0, RELATED_SHOWN)
}

/** @param {Product} product @param {{ knobs: ProductKnobs, discount: import('../product/discounts.mjs').Discount }} page */
function prices(product, { knobs, discount }) {
  const price = `  ${productPagePrice(product)}`
  if (product.type !== 'variable' || knobs.pricing === '0') return price
  if (knobs.pricing === 'a') return olderPrices(product)
  return [price, bulkTable(product, discount), swatches(product)].join('\n')
}

/** @param {Product} product @param {ProductKnobs} knobs */
function purchase(product, knobs) {
  if (product.soldOut) return '  <p>Sold out. Ring us for the date of the next delivery.</p>'
  if (product.type === 'external') {
    return `  <p class="cart"><a href="${product.externalUrl}" rel="nofollow" class="single_add_to_cart_button button alt">Buy from our pin maker</a></p>`
  }
  return product.type === 'variable' ? variationsForm(product, knobs) : simpleForm(product, knobs)
}

/** @param {Product} product @param {ProductKnobs} knobs */
function simpleForm({ id, sku, quantity: limits = { max: '20' } }, knobs) {
  return `  <form class="cart" method="post" enctype="multipart/form-data">
${quantity({ ...limits, ...knobs.quantity })}
   <input type="hidden" name="add-to-cart" value="${id}">
   <button type="submit" data-product_id="${id}" data-product_sku="${sku}" data-quantity="1" ${BUTTON_DATA}
     class="add_to_cart_button product_type_simple ajax_add_to_cart button alt"><i class="sf-icon-cart"></i><span>Add to cart</span></button>
  </form>`
}
