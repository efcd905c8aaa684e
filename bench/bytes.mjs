import { BUDGETS, islandBudget } from './budgets.mjs'
import { heaviestOf, weighIslands } from './island-weights.mjs'
import { legacyBytes } from './legacy-libraries.mjs'

/** @typedef {import('../build.mjs').Manifest} Manifest */

/** It has a budget of its own. */
const FEED = 'feed'

/**
 * The sizes of the built files.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureBytes({ manifest }) {
  const entry = bytesOf(manifest, [manifest.entry])
  const legacy = await legacyBytes()
  const weights = await weighIslands(Object.keys(manifest.islands))
  const heaviest = heaviestOf(weights.filter(({ name }) => name !== FEED))
  const feed = heaviestOf(weights.filter(({ name }) => name === FEED))
  return [
    {
      what: 'laurel.js itself',
      unit: 'bytes',
      value: entry,
      budget: BUDGETS.entryBytes,
      ratio: `legacy libraries ${(legacy / 1000).toFixed(0)} kB`,
    },
    {
      key: 'the heaviest island without React and libraries',
      what: `the heaviest island but the feed, without React and libraries (${heaviest.name})`,
      unit: 'bytes',
      value: heaviest.bytes,
      budget: islandBudget(heaviest.name),
    },
    {
      what: 'the feed, without React and libraries',
      unit: 'bytes',
      value: feed.bytes,
      budget: islandBudget(feed.name),
    },
    {
      what: 'laurel.single.js, everything',
      unit: 'bytes',
      value: bytesOf(manifest, [manifest.single]),
    },
  ]
}

/**
 * @param {Manifest} manifest
 * @param {Iterable<string>} files
 */
export function bytesOf(manifest, files) {
  return [...files].reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? 0), 0)
}
