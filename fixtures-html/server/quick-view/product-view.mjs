import { escapeHtml } from '../html.mjs'
import { json } from '../inline-script.mjs'
import { galleryOf } from '../product/galleries.mjs'
import { sizesOf } from '../product/page-sets.mjs'
import { quantity } from '../product/quantity.mjs'
import { BUTTON_DATA, offeredSizes } from '../product/variations-form.mjs'
import { productPrice } from '../templates/price.mjs'

/**
 * @typedef {import('../content/products.mjs').Product} Product
 * @typedef {import('../content/products.mjs').Variation} Variation
 */

const VARIATION_SCRIPT = '/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart-variation.min.js'

/**
 * One product as the quick-view plugin answers it (contract 02 §11.2).
 * @param {Product} product
 * @param {Variation} [chosen] when the trigger is that of a variation
 */
export function productView(product, chosen) {
  const { slug, sku, title, summary, category, type, soldOut, regularCents } = product
  return `<div id="jckqv" class="cf product product-type-${type}">
 ${pictures(product)}
 <div id="jckqv_summary">${regularCents ? '<span class="onsale">Sale!</span>' : ''}<h1>${escapeHtml(title)}</h1>
  <p class="price">${productPrice(product)}</p><div id="jckqv_desc"><p>${escapeHtml(summary)}</p><p><a href="/product/${slug}/">More about it</a></p></div>
${soldOut ? '  <p class="stock out-of-stock">Sold out. Ring us for the date of the next delivery.</p>' : form(product, chosen)}
  ${answerScript(product)}
  <div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${sku}</span></span> <span class="posted_in">Category: ${escapeHtml(category)}</span></div></div>
 <button title="Close (Esc)" type="button" class="mfp-close">×</button>
 <div id="addingToCart"><div><i class="jckqv-icon-cw animate-spin"></i> <span>Adding to Cart...</span></div></div></div>
`
}

/** The first picture is that of the product, the others those of its sizes. @param {Product} product */
function pictures({ slug, image, variations = [] }) {
  const gallery = galleryOf(slug)
  const files = gallery.length > 0 ? gallery.map(({ file }) => file) : [image]
  const words = files.map((_, index) => `-${(index > 0 && variations[index]?.id) || 0}-`)
  const source = (/** @type {string} */ file) => `src="/assets/images/${file}"`
  const images = files.map(
    (file, index) => `<img ${source(file)} data-jckqv="${words[index]}" class="jckqv_image">`,
  )
  const thumbs = files.map(
    (file, index) =>
      `<div data-index="${index}"${index === 0 ? ' class="slick-main-active"' : ''}><img ${source(file)} class="jckqv_thumb" data-jckqv="${words[index]}"></div>`,
  )
  return `<div id="jckqv_images_wrap"><div id="jckqv_images" class="jckqv_slider">${images.join('')}</div>
  <div id="jckqv_thumbs" class="jckqv_slider">${thumbs.join('')}</div></div>`
}

/** @param {Product} product @param {Variation} [chosen] */
function form(product, chosen) {
  if (product.type === 'external') {
    return `  <p class="cart"><a href="${product.externalUrl}" rel="nofollow" class="single_add_to_cart_button button alt">Buy from our pin maker</a></p>`
  }
  return product.type === 'variable' ? variableForm(product, chosen) : simpleForm(product)
}

/** @param {Product} product */
function simpleForm({ id, sku, quantity: limits = { max: '20' } }) {
  return `  <form class="cart" method="post" enctype="multipart/form-data">
${quantity(limits)}
   <input type="hidden" name="add-to-cart" value="${id}">
   <button type="submit" data-product_id="${id}" data-product_sku="${sku}" data-quantity="1" ${BUTTON_DATA}
     class="single_add_to_cart_button product_type_simple ajax_add_to_cart button alt"><i class="sf-icon-cart"></i><span>Add to cart</span></button>
  </form>`
}

/** @param {Product} product @param {Variation} [chosen] */
function variableForm(product, chosen) {
  const { id, quantity: limits = {} } = product
  const sizes = sizesOf(product).map(
    ({ slug, label, id: variation }) =>
      `<option value="${slug}"${variation === chosen?.id ? ' selected="selected"' : ''}>${escapeHtml(label)}</option>`,
  )
  return `  <form class="variations_form cart" method="post" enctype="multipart/form-data" data-product_id="${id}" data-product_variations="${escapeHtml(JSON.stringify(offeredSizes(product)))}">
   <table class="variations"><tbody><tr><td class="label"><label for="jckqv_size">Size</label></td>
    <td class="value"><select id="jckqv_size" name="attribute_pa_monstasize" data-attribute_name="attribute_pa_monstasize"><option value="">Choose an option</option>${sizes.join('')}</select>
     <a class="reset_variations" href="#">Clear</a></td></tr></tbody></table>
   <div class="single_variation_wrap"><div class="woocommerce-variation single_variation"></div>
    <div class="woocommerce-variation-add-to-cart variations_button">
${quantity(limits)}
     <button type="submit" data-product_id="${id}" data-quantity="1" ${BUTTON_DATA}
      class="single_add_to_cart_button button alt"><i class="sf-icon-cart"></i><span>Add to cart</span></button>
     <input type="hidden" name="add-to-cart" value="${id}"><input type="hidden" name="product_id" value="${id}">
     <input type="hidden" name="variation_id" class="variation_id" value="">
    </div></div>
  </form>`
}

/** Needs jQuery; what it sets is set back when the view is closed. @param {Product} product */
function answerScript(product) {
  const parameters = {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    quick_view: '1',
  }
  const texts = {
    i18n_no_matching_variations_text: 'Sorry, no products matched your selection.',
    i18n_make_a_selection_text: 'Please choose a size before adding this product to your cart.',
    i18n_unavailable_text: 'Sorry, this size is unavailable.',
  }
  const code = `window.wc_add_to_cart_params = ${json(parameters)};
window.wc_add_to_cart_variation_params = ${json(texts)};
window.jck_available_variations = ${json(product.type === 'variable' ? offeredSizes(product) : [])};
jQuery(function ($) {
  $('#jckqv .quantity').each(function () {
    $.each({ minus: '-', plus: '+' }, function (direction, sign) {
      var spinner = $(document.createElement('input'))
      spinner.attr({ type: 'button', value: sign, 'data-dir': direction, 'class': 'jckqv-qty-spinner' })
      spinner[direction === 'plus' ? 'appendTo' : 'prependTo'](this)
    }.bind(this))
  })
  ${product.type === 'variable' ? `$.getScript(${json(VARIATION_SCRIPT)})` : ''}
});`
  return `<script>${code}</script>`
}
