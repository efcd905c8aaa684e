import { productsIn } from '../catalogue.mjs'
import { PROMOTIONS } from '../content/promotions.mjs'
import { escapeHtml } from '../html.mjs'
import { findInCatalogue } from './find.mjs'
import { productRow } from './product-row.mjs'
import { nearSearch, suggestionNotice } from './suggestion.mjs'

/** The plugin's own limits, for products and for terms. */
const MOST_SHOWN = 10

/**
 * The search plugin's answer to a keyword (contract 06 §6.2). PHP prints an empty table as a list.
 * @param {string} keyword as typed
 */
export function searchAnswer(keyword) {
  const { words, products, categories } = findInCatalogue(keyword)
  const isEmpty = products.length + categories.length === 0
  const near = isEmpty ? nearSearch(words) : undefined
  const promotions = PROMOTIONS.filter(({ word }) => words.some(({ stem }) => stem === word))
  return {
    tax: categories.length ? { product_cat: categories.slice(0, MOST_SHOWN).map(termRow) } : [],
    products: products.slice(0, MOST_SHOWN).map((product) => productRow(product, words)),
    data: {
      top_text: promotions.find(({ topText }) => topText)?.topText ?? '',
      notices: near ? { suggestions: suggestionNotice(near) } : [],
      top_results: promotions.find(({ topResults }) => topResults)?.topResults ?? [],
    },
  }
}

/** Numbers are strings, as they come from the database. @param {import('../content/categories.mjs').Category} category */
function termRow({ id, slug, name }) {
  return {
    name: escapeHtml(name),
    id: String(id),
    slug,
    count: String(productsIn(name).length),
    link: `/product-category/${slug}/`,
    excerpt: '',
    parent: 0,
  }
}
