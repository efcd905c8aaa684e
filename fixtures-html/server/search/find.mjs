import { productsIn } from '../catalogue.mjs'
import { CATEGORIES } from '../content/categories.mjs'
import { POSTS } from '../content/posts.mjs'
import { PRODUCTS } from '../content/products.mjs'
import { foldedWords, searchedWords, singular } from './words.mjs'

/**
 * @typedef {import('../content/products.mjs').Product} Product
 * @typedef {import('../content/categories.mjs').Category} Category
 * @typedef {import('../content/posts.mjs').Post} Post
 * @typedef {import('./words.mjs').Word} Word
 *
 * @typedef {object} Found
 * @property {Word[]} words what was looked for
 * @property {Product[]} products best first
 * @property {Category[]} categories
 * @property {Post[]} posts
 */

/** The weight of a matching word by its place: a title counts most. */
const WEIGHTS = { wholeTitleWord: 100, titleWordStart: 60, sku: 50, title: 40, category: 20, summary: 10 }

/** The searchable words of each part of a product, in both numbers. */
const productIndex = PRODUCTS.map((product) => ({
  product,
  title: indexed(product.title),
  sku: [...indexed(product.sku), ...indexed(product.sku.replaceAll('-', ''))],
  category: indexed(product.category),
  summary: indexed(product.summary),
}))

/**
 * Products, categories and posts that hold every word of the search; the search box and the results page share it.
 * @param {string} keyword as typed
 * @returns {Found}
 */
export function findInCatalogue(keyword) {
  const words = searchedWords(keyword)
  if (words.length === 0) return { words, products: [], categories: [], posts: [] }
  const ranked = productIndex
    .map((entry) => ({ product: entry.product, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  /** @param {string} text */
  const holdsAll = (text) => words.every((word) => holds(indexed(text), word))
  return {
    words,
    products: ranked.map(({ product }) => product),
    categories: CATEGORIES.filter(({ name }) => holdsAll(name) && productsIn(name).length > 0),
    posts: POSTS.filter(({ title, excerpt }) => holdsAll(`${title} ${excerpt}`)),
  }
}

/** 0 when one of the words is missing. @param {typeof productIndex[number]} entry @param {Word[]} words */
function scoreOf(entry, words) {
  const scores = words.map((word) => wordScore(entry, word))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

/** @param {typeof productIndex[number]} entry @param {Word} word */
function wordScore({ title, sku, category, summary }, word) {
  if (title.includes(word.stem)) return WEIGHTS.wholeTitleWord
  if (title.some((text) => text.startsWith(word.stem))) return WEIGHTS.titleWordStart
  if (holds(sku, word)) return WEIGHTS.sku
  if (holds(title, word)) return WEIGHTS.title
  if (holds(category, word)) return WEIGHTS.category
  return holds(summary, word) ? WEIGHTS.summary : 0
}

/** @param {readonly string[]} index @param {Word} word */
function holds(index, { stem }) {
  return index.some((text) => text.includes(stem))
}

/** @param {string} text */
function indexed(text) {
  return foldedWords(text).flatMap((word) => [word, singular(word)])
}
