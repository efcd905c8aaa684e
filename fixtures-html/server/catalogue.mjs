import { POSTS } from './content/posts.mjs'
import { PRODUCTS } from './content/products.mjs'

/**
 * @typedef {import('./content/products.mjs').Product} Product
 * @typedef {import('./content/products.mjs').Variation} Variation
 */

const byId = new Map(PRODUCTS.map((product) => [product.id, product]))
const bySlug = new Map(PRODUCTS.map((product) => [product.slug, product]))
const postBySlug = new Map(POSTS.map((post) => [post.slug, post]))

/** @param {number} id */
export function productById(id) {
  return byId.get(id)
}

/** @param {string} slug */
export function productBySlug(slug) {
  return bySlug.get(slug)
}

/** @param {string} slug */
export function postBySlugName(slug) {
  return postBySlug.get(slug)
}

/**
 * The variation with this id, or the one whose size has this slug.
 * @param {Product} product
 * @param {{ id?: number, size?: string }} wanted
 * @returns {Variation | undefined}
 */
export function variationOf(product, { id, size }) {
  return product.variations?.find((variation) => variation.id === id || variation.slug === size)
}

/** Only these can go into the cart. @param {Product} product */
export function isPurchasable(product) {
  return product.type !== 'external' && !product.soldOut
}

/**
 * Products and posts that hold every word of the query.
 * @param {string} query
 */
export function searchCatalogue(query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  /** @param {string} text */
  const holds = (text) => words.length > 0 && words.every((word) => text.toLowerCase().includes(word))
  return {
    products: PRODUCTS.filter(({ title, summary, category }) => holds(`${title} ${category} ${summary}`)),
    posts: POSTS.filter(({ title, excerpt }) => holds(`${title} ${excerpt}`)),
  }
}
