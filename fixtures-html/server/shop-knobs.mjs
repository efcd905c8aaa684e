import { PRODUCTS } from './content/products.mjs'
import { oneOf } from './one-of.mjs'

/**
 * How one request varies the shop's list (contract 02 §6.1).
 * @typedef {object} ShopKnobs
 * @property {'none' | 'left' | 'right' | 'both'} sidebar
 * @property {string} displayType of the layout links
 * @property {number} columns
 * @property {'grid' | 'masonry' | 'full-width' | 'preview'} list
 * @property {boolean} hasLayouts
 * @property {boolean} isRtl
 */

const MOST_COLUMNS = 6
const MOST_PRODUCTS = 2000
const PER_PAGE = 24
/** Ids of the catalogue repeated stay apart by this. */
const NEXT_ROUND = 10_000

/** @param {URLSearchParams} query @returns {ShopKnobs} */
export function shopKnobs(query) {
  return {
    sidebar: oneOf(query.get('sidebar'), ['none', 'left', 'right', 'both']),
    displayType: query.get('display-type') ?? 'standard',
    columns: Math.min(Math.max(Number(query.get('columns')) || 4, 1), MOST_COLUMNS),
    list: oneOf(query.get('list'), ['grid', 'masonry', 'full-width', 'preview']),
    hasLayouts: query.get('layouts') !== 'off',
    isRtl: query.has('rtl'),
  }
}

/** The options of the saved page. */
export const USUAL_SHOP = shopKnobs(new URLSearchParams())

/**
 * The part of the shop's products that an address asks for.
 * @typedef {object} ShopList
 * @property {readonly import('./content/products.mjs').Product[]} products on this page
 * @property {number} page counted from 1
 * @property {number} pages
 * @property {URLSearchParams} query
 */

/**
 * @param {URLSearchParams} query
 * @param {number} [page]
 * @returns {ShopList}
 */
export function shopList(query, page = 1) {
  const all = ordered(catalogue(Number(query.get('products'))), query.get('orderby'))
  const size = perPage(query.get('show_products'), all.length)
  const products = all.slice((page - 1) * size, page * size)
  return { products, page, pages: Math.max(1, Math.ceil(all.length / size)), query }
}

/** A number, `all`, or anything else for the default. @param {string | null} wanted @param {number} all */
function perPage(wanted, all) {
  if (wanted === 'all') return Math.max(1, all)
  return /^[1-9]\d{0,4}$/.test(wanted ?? '') ? Number(wanted) : PER_PAGE
}

/** @param {number} wanted how many; 0 for those that there are */
function catalogue(wanted) {
  const count = Math.min(wanted > 0 ? Math.floor(wanted) : PRODUCTS.length, MOST_PRODUCTS)
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / PRODUCTS.length)
    const product = PRODUCTS[index % PRODUCTS.length]
    if (!product) throw new Error('The catalogue is empty')
    if (round === 0) return product
    return { ...product, id: product.id + round * NEXT_ROUND, title: `${product.title} no. ${round + 1}` }
  })
}

/** @param {import('./content/products.mjs').Product[]} products @param {string | null} by */
function ordered(products, by) {
  if (by === 'price') return products.sort((a, b) => a.cents - b.cents)
  return by === 'price-desc' ? products.sort((a, b) => b.cents - a.cents) : products
}
