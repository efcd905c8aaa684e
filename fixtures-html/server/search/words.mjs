/**
 * A word of a text or of a search, without accents and capitals.
 * @typedef {object} Word
 * @property {string} raw
 * @property {string} stem the word in its singular
 */

/** A search with more words is cut. */
const MOST_WORDS = 6
/** Shorter words have no plural. */
const SHORTEST_PLURAL = 4

const TAG = /<[a-z!/?][^>]*(?:>|$)/gi
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u
const STOP_WORDS = new Set(
  'a an and are as at be by for from in into is it its of on or our that the their this to up we with your'.split(
    ' ',
  ),
)

/** `Trophée` as `trophee`. @param {string} text */
export function fold(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Every word of a text, folded; punctuation parts words. @param {string} text */
export function foldedWords(text) {
  return fold(text).split(BETWEEN_WORDS).filter(Boolean)
}

/**
 * The words that a search looks for, without tags and stop words (contract 06 §6.1).
 * @param {string} keyword as typed
 * @returns {Word[]}
 */
export function searchedWords(keyword) {
  const words = foldedWords(keyword.replace(TAG, ' ')).filter((word) => !STOP_WORDS.has(word))
  return [...new Set(words)].slice(0, MOST_WORDS).map((raw) => ({ raw, stem: singular(raw) }))
}

/** `trophies` as `trophy`, `boxes` as `box`; `glass` as `glas`, which finds it all the same. @param {string} word */
export function singular(word) {
  if (word.length < SHORTEST_PLURAL) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
