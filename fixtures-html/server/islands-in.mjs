import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @typedef {{ name: string, count: number }} Found */

/** @type {Map<string, Found[]>} what was found, by manifest and markup */
const known = new Map()
/** One for all documents: a window of its own takes as long as parsing the page. @type {DOMParser | undefined} */
let shared

/**
 * The islands of the build and where they are in the page; empty without a build.
 * @param {string} distDir
 * @returns {Promise<Map<string, string>>} selector by island name
 */
export async function islandSelectors(distDir) {
  const text = await readFile(join(distDir, 'manifest.json'), 'utf8').catch(() => '{}')
  try {
    const islands = Object.entries(JSON.parse(text).islands ?? {})
    return new Map(islands.map(([name, island]) => [name, String(island.selector)]))
  } catch {
    return new Map()
  }
}

/**
 * Which islands some markup holds, and how many hosts each.
 * @param {string} html
 * @param {Map<string, string>} selectors
 * @returns {Promise<Found[]>}
 */
export async function islandsIn(html, selectors) {
  if (selectors.size === 0) return []
  const key = JSON.stringify([...selectors, html])
  const before = known.get(key)
  if (before) return before
  const document = (await parser()).parseFromString(html, 'text/html')
  const found = [...selectors]
    .filter(([, selector]) => isNamedIn(html, selector))
    .map(([name, selector]) => ({ name, count: countOf(document, selector) }))
    .filter(({ count }) => count > 0)
  known.set(key, found)
  return found
}

async function parser() {
  if (shared) return shared
  const { JSDOM } = await import('jsdom')
  const { DOMParser } = new JSDOM('').window
  shared = new DOMParser()
  return shared
}

/**
 * Whether the markup has the classes and ids that one of the selector's alternatives needs: to search a document costs
 * much more.
 * @param {string} html
 * @param {string} selector
 */
function isNamedIn(html, selector) {
  let needed = selector.replace(/\[[^\]]*\]/g, '')
  for (let outer = ''; outer !== needed; ) {
    outer = needed
    needed = outer.replace(/\([^()]*\)/g, '')
  }
  const alternatives = needed.split(',').map((each) => each.match(/(?<=[.#])[\w-]+/g) ?? [])
  return alternatives.some((names) => names.every((name) => html.includes(name)))
}

/**
 * @param {Document} document
 * @param {string} selector
 */
function countOf(document, selector) {
  try {
    return document.querySelectorAll(selector).length
  } catch {
    return 0
  }
}
