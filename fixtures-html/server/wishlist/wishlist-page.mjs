import { productById } from '../catalogue.mjs'
import { escapeHtml, image } from '../html.mjs'
import { priceElement } from '../money.mjs'
import { innerPage } from '../templates/inner-page.mjs'
import { loopButton } from '../templates/product-card.mjs'

export const WISHLIST_PATH = '/wishlist/'
const TOKEN = 'K1R8PTQW22MX'

/** The wishlist plugin's page (contract 02 §4.2). @param {readonly number[]} ids newest first */
export function wishlistMain(ids) {
  return innerPage(`<h1>Your wishlist</h1>\n${wishlistForm(ids)}`)
}

/** Its form, which the plugin's script loads again after a removal. @param {readonly number[]} ids */
export function wishlistForm(ids) {
  const rows = ids.map(row).join('\n')
  const empty = '<tr><td colspan="5" class="wishlist-empty">No products were added to the wishlist</td></tr>'
  return `<form id="yith-wcwl-form" action="${WISHLIST_PATH}" method="post" class="woocommerce">
<table class="shop_table cart wishlist_table" data-pagination="no" data-per-page="5" data-page="1" data-id="3" data-token="${TOKEN}">
 <thead><tr><th class="product-remove" scope="col"><span class="screen-reader-text">Remove</span></th><th scope="col">Picture</th><th scope="col">Product</th><th scope="col">Price</th><th scope="col">Add to cart</th></tr></thead>
 <tbody>
${rows || empty}
 </tbody></table></form>`
}

/** @param {number} id */
function row(id) {
  const product = productById(id)
  if (!product) return ''
  const href = `/product/${product.slug}/`
  const title = escapeHtml(product.title)
  return ` <tr id="yith-wcwl-row-${id}" data-row-id="${id}"><td class="product-remove"><div><a href="${WISHLIST_PATH}?remove_from_wishlist=${id}" class="remove remove_from_wishlist" title="Remove ${title}">×</a></div></td>
  <td class="product-thumbnail"><a href="${href}">${image({ file: product.image, alt: title, size: 70 })}</a></td><td class="product-name"><a href="${href}">${title}</a></td><td class="product-price">${priceElement(product.cents)}</td><td class="product-add-to-cart">${loopButton(product)}</td></tr>`
}
