import { escapeHtml, image } from '../html.mjs'
import { priceElement } from '../money.mjs'
import { productCard } from './product-card.mjs'
import { shopWidgets } from './shop-widgets.mjs'

/** @typedef {import('../content/products.mjs').Product} Product */

/** The sizes of a packed list's items, in turn. */
const SIZES = ['large', 'standard', 'standard', 'tall', 'standard', 'standard', 'standard']
/** The factor of a sale price, in a list that shows variations. */
const SALE = 0.8

/**
 * The shop's own list, in one of the theme's forms (contract 02 §6.1, §6.5).
 * @param {readonly Product[]} products
 * @param {import('../shop-knobs.mjs').ShopKnobs} knobs
 */
export function productList(products, { list, columns, displayType }) {
  const card = { columns, displayType }
  switch (list) {
    case 'masonry':
      return ul('multi-masonry-items', [
        '<li class="product grid-sizer" role="presentation"></li>',
        ...products.map((product, index) => packed(product, index, card)),
      ])
    case 'preview':
      return ul(
        'product-grid',
        products.map((product) => productCard(product, { ...card, pictures: previews(product) })),
      )
    case 'full-width':
      return ul('product-grid', [
        `<li class="sidebar">\n${shopWidgets()}\n</li>`,
        ...products.map((product) => productCard(product, card)),
      ])
    default:
      return ul(
        'product-grid',
        products.map((product) => productCard(product, card)),
      )
  }
}

/** @param {string} kind @param {readonly string[]} items */
function ul(kind, items) {
  return `<ul id="products" class="products ${kind} gutters row clearfix">\n${items.join('\n')}\n</ul>`
}

/** @param {Product} product @param {number} index @param {{ columns: number, displayType: string }} card */
function packed(product, index, card) {
  const size = SIZES[index % SIZES.length] ?? 'standard'
  const picture = image({ file: product.image, alt: product.title, size: 300 })
  return productCard(product, {
    ...card,
    classes: `size-${size}`,
    pictures: `<div class="multi-masonry-img-wrap">${picture}</div>`,
  })
}

/** One picture for each of three variations; the second is on sale. @param {Product} product */
function previews({ image: file, title, cents }) {
  const name = escapeHtml(title)
  /** @param {string} picture @param {string} what @param {string} data */
  const wrap = (picture, what, data) =>
    `<div class="img-wrap${data}>${image({ file: picture, alt: what, size: 300 })}`
  const was = `<del>${priceElement(cents + 400)}</del> <ins>${priceElement(Math.round((cents + 400) * SALE))}</ins>`
  return `<div class="variable-image-wrapper is-variable">
${wrap(file, name, ' selected" data-sale=""')}<span class="variation-price">${priceElement(cents)}</span></div>
${wrap('detail-plate.svg', 'With a large plate', ' move-right" data-sale="1"')}<span class="variation-price">${was}</span></div>
${wrap('detail-box.svg', 'In a box', '" data-sale=""')}<span class="variation-price">${priceElement(cents + 850)}</span></div>
</div>`
}
