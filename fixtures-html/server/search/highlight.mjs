import { fold } from './words.mjs'

/**
 * Marks the searched words in a text that is already HTML, through accents and capitals. As the plugin's, it knows
 * no entities: a search for `amp` breaks an `&amp;` (contract 06 §3.5).
 * @param {string} html
 * @param {readonly import('./words.mjs').Word[]} words
 */
export function highlight(html, words) {
  const { folded, starts } = foldedWithPlaces(html)
  const marked = new Set(
    words.flatMap(({ raw, stem }) => [raw, stem]).flatMap((text) => places(folded, text)),
  )
  let result = html.slice(0, starts[0])
  for (let at = 0; at < folded.length; at += 1) {
    if (marked.has(at) && !marked.has(at - 1)) result += '<strong>'
    result += html.slice(starts[at], starts[at + 1])
    if (marked.has(at) && !marked.has(at + 1)) result += '</strong>'
  }
  return result
}

/**
 * Every place in the text that belongs to an occurrence of the word.
 * @param {string} text
 * @param {string} word
 */
function places(text, word) {
  const found = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    for (let place = at; place < at + word.length; place += 1) found.push(place)
  }
  return found
}

/**
 * The folded text, and where each of its characters is in the text as written; the end comes last.
 * @param {string} text
 */
function foldedWithPlaces(text) {
  let folded = ''
  /** @type {number[]} */
  const starts = []
  let at = 0
  for (const character of text) {
    const part = fold(character)
    folded += part
    starts.push(...Array(part.length).fill(at))
    at += character.length
  }
  return { folded, starts: [...starts, text.length] }
}
