import { inline, json } from '../inline-script.mjs'
import { calculatorTag } from './calculator.mjs'
import { pickerModals, pickerTags } from './pickers.mjs'
import { monstaPrice } from './shown-prices.mjs'

/**
 * @typedef {import('../content/products.mjs').Product} Product
 * @typedef {import('./knobs.mjs').ProductKnobs} ProductKnobs
 * @typedef {{ product: Product, knobs: ProductKnobs, discount: import('./discounts.mjs').Discount }} ShownProduct
 */

/** The texts of the shop plugin's variation form. */
const FORM_PARAMETERS = {
  i18n_no_matching_variations_text: 'Sorry, no products matched your selection. Please choose another size.',
  i18n_make_a_selection_text: 'Please choose a size before adding this product to your cart.',
  i18n_unavailable_text: 'Sorry, this size is unavailable. Please choose another one.',
}

/**
 * The inline data of the trophy plugin and the shop plugin in the footer of a variable product, before their scripts.
 * @param {ShownProduct} shown
 * @param {string} nonce
 */
export function productInlineTags({ product, knobs, discount }, nonce) {
  if (product.type !== 'variable') return []
  const parameters = knobs.hasFormPlugin
    ? [inline(`var wc_add_to_cart_variation_params = ${json(FORM_PARAMETERS)};`, { nonce })]
    : []
  return [
    ...calculatorTag(product, { knobs, discount, nonce }),
    ...pickerTags(product, { knobs, nonce }),
    ...parameters,
  ]
}

/** Scripts of the product's page. @param {ShownProduct} shown */
export function productScripts({ product, knobs }) {
  if (product.type !== 'variable') return []
  return [...(knobs.hasFormPlugin ? ['/assets/variation-form.js'] : []), '/assets/price-check.js']
}

/** After the page's container. @param {ShownProduct} shown */
export function productEnd({ product, knobs }) {
  return product.type === 'variable' ? pickerModals(product, knobs) : ''
}

/** The theme's texts for fields of the shop plugin and of WordPress; an unset one is printed empty. */
const PLACEHOLDERS = [
  'data-order-id-placeholder="Order number"',
  'data-billing-email-placeholder=""',
  'data-username-placeholder="Username"',
  'data-email-placeholder="Email address"',
  'data-password-placeholder="Password"',
  'data-username-or-email-placeholder="Username or email address"',
]

/** Carriers of the theme's options, for every kind of page. @param {ProductKnobs} [knobs] */
export function optionCarriers(knobs) {
  const included = ['stickysidebars']
  const parameters = ['data-cart-notification="tada"', 'data-quickview-text="Quickview"', ...PLACEHOLDERS]
  if (knobs && knobs.zoom !== 'off') {
    included.push('has-productzoom')
    parameters.push(`data-product-zoom-type="${knobs.zoom}"`)
  }
  if (knobs?.hasMobileZoom) included.push('has-productzoom-mobile')
  if (knobs?.gallery === 'left') parameters.push('data-product-slider-thumbs-pos="left"')
  if (/^\d+$/.test(knobs?.galleryHeight ?? '')) {
    parameters.push(`data-product-slider-vert-height="${knobs?.galleryHeight}"`)
  }
  return `<div id="sf-included" class="${included.join(' ')}"></div>
<div id="sf-option-params" ${parameters.join(' ')}></div>`
}

/** A price in the menu, before any of the product: a script that looks in the whole document finds it first. @param {ShownProduct} shown */
export function menuOffer({ knobs }) {
  if (knobs.pricing !== '0') return ''
  return `<li class="menu-item-40 menu-item sf-std-menu"><a href="/product/netball-cup/"><span class="menu-item-text">Netball cup ${monstaPrice('<span class="woocommerce-Price-amount amount">$22.40</span>')}</span></a></li>`
}

/** Classes of the body beside those of every product page. @param {ProductKnobs} knobs */
export function productBodyClass({ isRtl, isSplit }) {
  return [...(isRtl ? ['rtl'] : []), ...(isSplit ? ['product-fw-split'] : [])].join(' ')
}
