import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @typedef {{ name: string, count: number }} Found */

/** @type {Map<string, Found[]>} what was found, by manifest and markup */
const known = new Map()

/**
 * The islands of the build and where they stand in the page; empty without a build.
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
  const { JSDOM } = await import('jsdom')
  const { document } = new JSDOM(html).window
  const found = [...selectors]
    .map(([name, selector]) => ({ name, count: countOf(document, selector) }))
    .filter(({ count }) => count > 0)
  known.set(key, found)
  return found
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
