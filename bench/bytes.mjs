import { BUDGETS } from './budgets.mjs'
import { heaviestOf, weighIslands } from './island-weights.mjs'
import { legacyBytes } from './legacy-libraries.mjs'

/** @typedef {import('../build.mjs').Manifest} Manifest */

/**
 * What the files of the build weigh.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureBytes({ manifest }) {
  const entry = bytesOf(manifest, [manifest.entry])
  const legacy = await legacyBytes()
  const heaviest = heaviestOf(await weighIslands(Object.keys(manifest.islands)))
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
      what: `the heaviest island without React and libraries (${heaviest.name})`,
      unit: 'bytes',
      value: heaviest.bytes,
      budget: BUDGETS.islandBytes,
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
