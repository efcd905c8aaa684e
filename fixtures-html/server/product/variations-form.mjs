import { escapeHtml } from '../html.mjs'
import { priceElement } from '../money.mjs'
import { coloursOf } from './colours.mjs'
import { fullPictureUrl } from './full-picture.mjs'
import { leftoverWrapper, optionWrapper } from './option-select.mjs'
import { oneInchCentres } from './option-sets.mjs'
import { pageSets, sizesOf } from './page-sets.mjs'
import { hiddenQuantity, quantity } from './quantity.mjs'
import { monstaPrice } from './shown-prices.mjs'

/**
 * @typedef {import('../content/products.mjs').Product} Product
 * @typedef {import('../content/products.mjs').Variation} Variation
 * @typedef {import('./knobs.mjs').ProductKnobs} ProductKnobs
 */

export const BUTTON_DATA =
  'data-default_text="Add to cart" data-default_icon="sf-icon-cart" data-loading_text="Adding..." data-added_text="Item added"'

/** The product whose page still holds the selects of a size that is gone, and the id of that size. */
const LEFTOVER = { product: 'sample-cup', variationId: 999, chosen: 'football-gold' }

/**
 * The form of a variable product before any script (contract 08 §2.2).
 * @param {Product} product
 * @param {ProductKnobs} knobs
 */
export function variationsForm(product, knobs) {
  const { id } = product
  const field =
    knobs.pricing === 'a' ? hiddenQuantity() : quantity({ ...product.quantity, ...knobs.quantity })
  return `  <form class="variations_form cart" method="post" enctype="multipart/form-data" data-product_id="${id}" data-product_variations="${escapeHtml(JSON.stringify(offeredSizes(product)))}">
   <table class="variations"><tbody>
    <tr><td class="label"><label for="pa_monstasize">Size</label></td>
     <td class="value"><select id="pa_monstasize" name="attribute_pa_monstasize" data-attribute_name="attribute_pa_monstasize"><option value="">Choose an option</option>${sizeOptions(product, knobs)}</select>
      <a class="reset_variations" href="#">Clear</a></td></tr>
   </tbody></table>
   <div class="single_variation_wrap">
${[colourSelect(product), ...wrappers(product, knobs)].filter(Boolean).join('\n')}
    <div class="woocommerce-variation single_variation"></div>
    <div class="woocommerce-variation-add-to-cart variations_button">
${field}
     <button type="submit" data-product_id="${id}" data-quantity="1" ${BUTTON_DATA}
      class="single_add_to_cart_button button alt"><i class="sf-icon-cart"></i><span>Add to cart</span></button>
     <input type="hidden" name="add-to-cart" value="${id}"><input type="hidden" name="product_id" value="${id}">
     <input type="hidden" name="variation_id" class="variation_id" value="">
    </div>
   </div>
  </form>`
}

/** @param {Product} product @param {ProductKnobs} knobs */
function sizeOptions({ variations = [] }, { preselect }) {
  return variations
    .map(
      ({ slug, label }) =>
        `<option value="${slug}"${slug === preselect ? ' selected="selected"' : ''} class="attached enabled">${escapeHtml(label)}</option>`,
    )
    .join('')
}

/** It is in a wrapper without a class. @param {Product} product */
function colourSelect({ slug }) {
  const colours = coloursOf(slug)
  if (colours.length === 0) return ''
  const options = colours.map(
    (colour) =>
      `<option value="${colour.slug}" data-attr="${colour.size}" class="attached enabled">${colour.text}</option>`,
  )
  return `    <div><div class="label"><label for="pa_monstacolor">Color</label></div><div class="value">
     <select name="attribute_pa_monstacolor" id="attribute_pa_monstacolor"><option value="" class="attached enabled">Select</option>${options.join('')}</select></div></div>`
}

/** @param {Product} product @param {ProductKnobs} knobs */
function wrappers(product, knobs) {
  const printed = pageSets(product, knobs).flatMap(({ variation, sets }) =>
    sets.map((set) => optionWrapper(set, { variationId: variation.id, pricing: knobs.pricing })),
  )
  return product.slug === LEFTOVER.product
    ? [...printed, leftoverWrapper(oneInchCentres('1.00'), LEFTOVER)]
    : printed
}

/** The data of a product's variations for the shop plugin's script. @param {Product} product */
export function offeredSizes(product) {
  return sizesOf(product).map(offered)
}

/** The data of one variation for the shop plugin's script. @param {Variation} variation */
function offered(variation) {
  const { id, slug, cents, saleCents = cents } = variation
  const isInStock = !variation.soldOut
  return {
    attributes: { attribute_pa_monstasize: slug },
    availability_html: isInStock ? '' : '<p class="stock out-of-stock">Out of stock</p>',
    display_price: saleCents / 100,
    display_regular_price: cents / 100,
    image: pictureOf(variation),
    is_in_stock: isInStock,
    is_purchasable: isInStock,
    is_sold_individually: variation.soldIndividually ? 'yes' : 'no',
    max_qty: variation.soldIndividually ? 1 : (variation.maxQuantity ?? ''),
    min_qty: variation.minQuantity ?? 1,
    price_html: `<span class="price">${monstaPrice(priceElement(saleCents))}</span>`,
    sku: '',
    variation_description: '',
    variation_id: id,
    variation_is_active: true,
    variation_is_visible: true,
  }
}

/** @param {Variation} variation */
function pictureOf({ image, label }) {
  if (!image) return {}
  const src = `/assets/images/${image}`
  const full = fullPictureUrl(image)
  return {
    title: label,
    alt: label,
    src,
    srcset: `${src} 600w, ${full} 1200w`,
    sizes: '(max-width: 600px) 100vw, 600px',
    full_src: full,
    full_src_w: 1200,
    full_src_h: 1200,
    gallery_thumbnail_src: src,
    gallery_thumbnail_src_w: 100,
    gallery_thumbnail_src_h: 100,
    thumb_src: src,
    src_w: 600,
    src_h: 600,
  }
}
