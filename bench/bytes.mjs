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
  const atLoad = bytesOf(manifest, [...staticFiles(manifest, manifest.entry), manifest.css])
  const legacy = await legacyBytes()
  const heaviest = heaviestOf(await weighIslands(Object.keys(manifest.islands)))
  return [
    {
      what: 'asked for by load: laurel.js, its static imports, laurel.css',
      unit: 'bytes',
      value: atLoad,
      budget: BUDGETS.atLoadBytes,
      ratio: `legacy libraries ${(legacy / 1000).toFixed(0)} kB: ${(legacy / atLoad).toFixed(1)}x`,
    },
    {
      what: 'laurel.js itself',
      unit: 'bytes',
      value: bytesOf(manifest, [manifest.entry]),
      budget: BUDGETS.entryBytes,
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
      budget: BUDGETS.singleFileBytes,
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

/**
 * @param {Manifest} manifest
 * @param {string} file
 * @param {Set<string>} [found]
 */
function staticFiles(manifest, file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const needed of manifest.files[file]?.imports ?? []) staticFiles(manifest, needed, found)
  return found
}
