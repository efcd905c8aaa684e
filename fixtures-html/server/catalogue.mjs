import { CATEGORIES } from './content/categories.mjs'
import { POSTS } from './content/posts.mjs'
import { PRODUCTS } from './content/products.mjs'
import { UNLISTED_PRODUCTS } from './content/unlisted-products.mjs'

/**
 * @typedef {import('./content/products.mjs').Product} Product
 * @typedef {import('./content/products.mjs').Variation} Variation
 */

const everything = [...PRODUCTS, ...UNLISTED_PRODUCTS]
const byId = new Map(everything.map((product) => [product.id, product]))
const bySlug = new Map(everything.map((product) => [product.slug, product]))
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
  const known = product.variations?.filter(({ isMissing }) => !isMissing)
  return known?.find((variation) => variation.id === id) ?? known?.find(({ slug }) => slug === size)
}

/** Only these can go into the cart. @param {Product} product */
export function isPurchasable(product) {
  return product.type !== 'external' && !product.soldOut
}

/** The products of a category, by its name. @param {string} name */
export function productsIn(name) {
  return PRODUCTS.filter(({ category }) => category === name)
}

/** @param {string} slug */
export function categoryBySlug(slug) {
  return CATEGORIES.find((category) => category.slug === slug)
}
