import { CATEGORIES } from '../content/categories.mjs'
import { PRODUCTS } from '../content/products.mjs'
import { escapeHtml } from '../html.mjs'
import { findInCatalogue } from './find.mjs'
import { foldedWords } from './words.mjs'

const SHORTEST_WORD = 3
/** Longer words are no slips of the finger, and slow to compare. */
const LONGEST_WORD = 24
/** Up to so many letters, one slip; in longer words two. */
const SHORT_WORD = 4

/** The words by which the shop calls its goods. */
const vocabulary = [
  ...new Set(
    [...PRODUCTS.map(({ title }) => title), ...CATEGORIES.map(({ name }) => name)].flatMap(foldedWords),
  ),
].filter((word) => word.length >= SHORTEST_WORD && !/\d/.test(word))

/**
 * A search that would find something, where this one finds nothing.
 * @param {readonly import('./words.mjs').Word[]} words
 */
export function nearSearch(words) {
  const near = words.map(({ raw }) => (findsSomething(raw) ? raw : nearWord(raw)))
  const term = near.join(' ')
  const isBetter = near.every(Boolean) && near.some((word, index) => word !== words[index]?.raw)
  return isBetter && findsSomething(term) ? term : undefined
}

/** The plugin's notice (contract 06 §6.2). @param {string} term */
export function suggestionNotice(term) {
  const text = escapeHtml(term)
  return `<div class="aws_terms_suggestions">Did you mean: <a data-aws-term-submit="${text}" href="#" class="aws_term_suggestion">${text}</a></div>`
}

/** @param {string} keyword */
function findsSomething(keyword) {
  const { products, categories } = findInCatalogue(keyword)
  return products.length + categories.length > 0
}

/** @param {string} word */
function nearWord(word) {
  if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD) return undefined
  const most = word.length <= SHORT_WORD ? 1 : 2
  const ranked = vocabulary
    .map((known) => ({ known, slips: slipsBetween(word, known) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips)
  return ranked[0]?.known
}

/**
 * How many letters were left out, added, changed, or swapped with the next.
 * @param {string} a
 * @param {string} b
 */
function slipsBetween(a, b) {
  /** @type {number[][]} */
  const table = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  /** @param {number} row @param {number} column */
  const cell = (row, column) => table[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= a.length; row += 1) {
    table.push([row])
    for (let column = 1; column <= b.length; column += 1) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      table[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + changed,
          swapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return cell(a.length, b.length)
}
