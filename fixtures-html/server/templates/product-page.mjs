import { PRODUCTS } from '../content/products.mjs'
import { escapeHtml, image } from '../html.mjs'
import { innerPage } from './inner-page.mjs'
import { loveButton } from './love-button.mjs'
import { productPrice } from './price.mjs'
import { productCard } from './product-card.mjs'
import { wishlistButton } from './wishlist.mjs'

/** @typedef {import('../content/products.mjs').Product} Product */

const RELATED_SHOWN = 4
const BUTTON_DATA =
  'data-default_text="Add to cart" data-default_icon="sf-icon-cart" data-loading_text="Adding..." data-added_text="Item added"'

/** @param {Product} product */
export function productMain(product) {
  return innerPage(`<div class="product">
 <div class="images"><div id="product-img-noslider" class="product-img-area"><div class="badge-wrap"></div>
  <ul class="slides"><li itemprop="image">${image({ file: product.image, alt: product.title, size: 600 })}</li></ul></div></div>
 <div class="col-summary product-summary"><div class="summary-wrap product-summary-wrap" data-currency="$">
  <h1>${escapeHtml(product.title)}</h1>
  <p class="price">${productPrice(product)}</p>
  <p>${escapeHtml(product.summary)}</p>
${purchase(product)}
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
<div class="product-carousel related-products spb_content_element"><div class="title-wrap"><h2 class="spb-heading"><span>Related products</span></h2></div>
<ul class="related products carousel-items gutters product-type-standard" data-columns="4">
${relatedTo(product).map(productCard).join('\n')}
</ul></div>`)
}

/** Simple ones in stock first: each has a button of its own. @param {Product} product */
function relatedTo(product) {
  const others = PRODUCTS.filter(
    ({ id, type, soldOut }) => id !== product.id && type === 'simple' && !soldOut,
  )
  const start = product.id % others.length
  return [...others.slice(start), ...others.slice(0, start)].slice(0, RELATED_SHOWN)
}

/** @param {Product} product */
function purchase(product) {
  if (product.soldOut) return '  <p>Sold out. Ring us for the date of the next delivery.</p>'
  if (product.type === 'external') {
    return `  <p class="cart"><a href="${product.externalUrl}" rel="nofollow" class="single_add_to_cart_button button alt">Buy from our pin maker</a></p>`
  }
  return product.type === 'variable' ? variationsForm(product) : simpleForm(product)
}

/** @param {Product} product */
function simpleForm({ id, sku }) {
  return `  <form class="cart" method="post" enctype="multipart/form-data">
${quantity({ max: 20 })}
   <input type="hidden" name="add-to-cart" value="${id}">
   <button type="submit" data-product_id="${id}" data-product_sku="${sku}" data-quantity="1" ${BUTTON_DATA}
     class="add_to_cart_button product_type_simple ajax_add_to_cart button alt"><i class="sf-icon-cart"></i><span>Add to cart</span></button>
  </form>`
}

/** @param {Product} product */
function variationsForm({ id, variations = [] }) {
  const options = variations.map(({ slug, label }) => `<option value="${slug}">${label}</option>`).join('')
  const offered = variations.map((variation) => ({
    variation_id: variation.id,
    attributes: { attribute_pa_monstasize: variation.slug },
    display_price: variation.cents / 100,
    display_regular_price: variation.cents / 100,
    is_in_stock: true,
    is_purchasable: true,
  }))
  return `  <form class="variations_form cart" method="post" enctype="multipart/form-data" data-product_id="${id}" data-product_variations="${escapeHtml(JSON.stringify(offered))}">
   <table class="variations"><tbody><tr><td><label for="pa_monstasize">Size</label></td><td><select id="pa_monstasize" name="attribute_pa_monstasize" required><option value="">Choose a size</option>${options}</select></td></tr></tbody></table>
   <div class="single_variation_wrap"><div class="single_variation"></div><div class="variations_button">
${quantity({ max: 20 })}
    <button type="submit" data-product_id="${id}" data-quantity="1" ${BUTTON_DATA}
      class="single_add_to_cart_button button alt"><i class="sf-icon-cart"></i><span>Add to cart</span></button>
    <input type="hidden" name="add-to-cart" value="${id}"><input type="hidden" name="product_id" value="${id}"><input type="hidden" name="variation_id" value="0">
   </div></div>
  </form>`
}

/** Contract 02 §5. @param {{ max: number }} limits */
function quantity({ max }) {
  return `   <div class="quantity">
    <input type="number" step="1" min="1" max="${max}" name="quantity" value="1" title="Qty" class="input-text qty text" size="4">
    <div class="qty-adjust"><a class="qty-plus" href="#"></a><a class="qty-minus" href="#"></a></div>
   </div>`
}
