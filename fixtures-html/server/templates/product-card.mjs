import { isPurchasable } from '../catalogue.mjs'
import { escapeHtml, image } from '../html.mjs'
import { monstaPrice } from '../product/shown-prices.mjs'
import { loveButton } from './love-button.mjs'
import { productPrice } from './price.mjs'
import { wishlistButton } from './wishlist.mjs'

/** @typedef {import('../content/products.mjs').Product} Product */

/** The class of width that a number of columns makes. */
const WIDTHS = ['col-sm-12', 'col-sm-6', 'col-sm-4', 'col-sm-3', 'col-sm-sf-5', 'col-sm-2']

/**
 * One item of a product list (contract 02 §6.1).
 * @param {Product} product
 * @param {object} [card]
 * @param {boolean} [card.byTrophyPlugin] whether that plugin has wrapped the price
 * @param {number} [card.columns]
 * @param {string} [card.displayType]
 * @param {string} [card.classes] more of them
 * @param {string} [card.pictures] in place of the one picture
 */
export function productCard(
  product,
  { byTrophyPlugin = false, columns = 4, displayType = 'standard', classes = '', pictures } = {},
) {
  const plainPrice = productPrice(product)
  const price = byTrophyPlugin ? monstaPrice(plainPrice) : plainPrice
  const href = `/product/${product.slug}/`
  const title = escapeHtml(product.title)
  const stock = product.soldOut ? 'outofstock' : 'instock'
  const width = WIDTHS[columns - 1] ?? 'col-sm-3'
  const display = `product-display-${escapeHtml(displayType)}`
  const picture =
    pictures ??
    `<div class="img-wrap first-image">${image({ file: product.image, alt: product.title, size: 300 })}</div>`
  return `<li class="product ${display} product-layout-standard details-align-left ${width} ${stock}${classes && ` ${classes}`}" data-width="${width}">
 <figure class="animated-overlay product-transition-fade"><div class="badge-wrap">${product.soldOut ? '<span>Sold out</span>' : ''}</div>${picture}
  <div class="cart-overlay"><div class="shop-actions clearfix"><a class="product-link" href="${href}"></a>
${loopButton(product)}
${wishlistButton(product)}
  </div></div></figure>
 <div class="product-details"><h3><a href="${href}">${title}</a></h3><div class="product-desc">${escapeHtml(product.summary)}</div><span class="price">${price}</span></div>
 <div class="product-actions">${loveButton(product)}</div></li>`
}

/** The button of an archive (contract 02 §2.2). @param {Product} product */
export function loopButton(product) {
  const link = `rel="nofollow" data-product_id="${product.id}" data-product_sku="${product.sku}"`
  if (product.soldOut) {
    return wrapped(
      `<a href="/product/${product.slug}/" ${link} class="product_type_soldout"><span>Sold out</span></a>`,
      'Sold out',
    )
  }
  if (product.type === 'external') {
    return wrapped(
      `<a href="${product.externalUrl}" ${link} class="product_type_external"><span>Buy product</span></a>`,
      'Buy product',
    )
  }
  if (!isPurchasable(product) || product.type === 'variable') {
    return wrapped(
      `<a href="/product/${product.slug}/" ${link} class="product_type_variable"><span>Select options</span></a>`,
      'Select options',
    )
  }
  return `<div class="add-to-cart-wrap" data-toggle="tooltip" data-placement="top" title="Add to cart" data-tooltip-added-text="Added to cart">
 <a href="/shop/?add-to-cart=${product.id}" ${link} class="add_to_cart_button ajax_add_to_cart product_type_simple"
    data-default_icon="sf-icon-add-to-cart" data-loading_text="Adding..." data-added_text="Item added" data-added_short="Added"><i class="sf-icon-cart"></i><span>Add to cart</span></a>
</div>`
}

/**
 * @param {string} link
 * @param {string} title
 */
function wrapped(link, title) {
  return `<div class="add-to-cart-wrap" data-toggle="tooltip" data-placement="top" title="${title}">\n ${link}\n</div>`
}

/**
 * @param {readonly Product[]} products
 * @param {{ id?: string }} [options] only the shop's own list has the id
 */
export function productGrid(products, { id } = {}) {
  return `<ul ${id ? `id="${id}" ` : ''}class="products product-grid gutters row clearfix">
${products.map((product) => productCard(product)).join('\n')}
</ul>`
}
