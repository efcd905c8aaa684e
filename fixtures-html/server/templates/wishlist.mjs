import { productById } from '../catalogue.mjs'
import { escapeHtml, image, region } from '../html.mjs'
import { priceElement } from '../money.mjs'

/** @typedef {import('../content/products.mjs').Product} Product */

/** The server prints no more rows than this. */
const ROWS_SHOWN = 3

/**
 * The header's wishlist item (contract 02 §4.2).
 * @param {readonly number[]} productIds newest first
 */
export function wishlistItem(productIds) {
  const rows = productIds.slice(0, ROWS_SHOWN).map((id) => {
    const product = productById(id)
    return product ? wishlistRow(product, { className: ` prod-${id}` }) : ''
  })
  return `<li class="parent wishlist-item"><a class="wishlist-link" href="/wishlist/" title="View your wishlist"><span class="menu-item-title">Wishlist</span> <i class="sf-icon-wishlist"></i><span class="count">${productIds.length}</span><span class="star"></span></a>
 <ul class="sub-menu"><li><div class="wishlist-bag">
  <div class="bag-contents">${rows.join('\n') || '<div class="wishlist-empty">Your wishlist is empty.</div>'}</div>
  <div class="bag-buttons${rows.length ? '' : ' no-items'}"><a class="sf-button standard sf-icon-reveal wishlist-button" href="/wishlist/"><span class="text">View Wishlist</span></a></div>
 </div></li></ul></li>`
}

/** @param {readonly number[]} productIds */
export function wishlistRegion(productIds) {
  return region('wishlist', wishlistItem(productIds))
}

/**
 * One row; the ajax answer's row lacks the class that the page's rows have.
 * @param {Product} product
 * @param {{ className?: string }} [options]
 */
export function wishlistRow(product, { className = '' } = {}) {
  const href = `/product/${product.slug}/`
  return `<div id="wishlist-${product.id}" class="bag-product clearfix${className}"><figure><a class="bag-product-img" href="${href}">${image({ file: product.image, alt: product.title, size: 70 })}</a></figure><div class="bag-product-details"><div class="bag-product-title"><a href="${href}">${escapeHtml(product.title)}</a></div><div class="bag-product-price">${priceElement(product.cents)}</div></div></div>`
}

/** The heart beside an add-to-cart button. @param {Product} product */
export function wishlistButton({ id, type }) {
  return `<div class="yith-wcwl-divide"></div>
<div class="yith-wcwl-add-to-wishlist" data-toggle="tooltip" data-placement="top" title="Add to wishlist">
 <div class="yith-wcwl-add-button show"><a href="/?add_to_wishlist=${id}" rel="nofollow" data-ajaxurl="/wp-admin/admin-ajax.php" data-product-id="${id}" data-product-type="${type}" class="add_to_wishlist"><i class="sf-icon-wishlist"></i></a></div>
 <div class="yith-wcwl-wishlistaddedbrowse hide" style="display:none;"><span class="feedback">Product added to wishlist.</span> <a href="/wishlist/"><i class="sf-icon-tick"></i></a></div>
 <div class="yith-wcwl-wishlistexistsbrowse hide" style="display:none"><a href="/wishlist/"><i class="sf-icon-tick"></i></a></div>
 <div style="clear:both"></div><div class="yith-wcwl-wishlistaddresponse"></div>
</div>`
}
