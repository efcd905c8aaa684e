import { islandBudget } from './budgets.mjs'
import { bytesOf } from './bytes.mjs'
import { weighIslands } from './island-weights.mjs'

/**
 * Every island by itself, the heaviest first: its own code against the budget, and what a page that had nothing of laurel
 * yet would ask for.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureIslands({ manifest }) {
  const weights = await weighIslands(Object.keys(manifest.islands))
  return [...weights]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => ({
      what: `island ${name}`,
      unit: 'bytes',
      value: bytes,
      budget: islandBudget(name),
      ratio: fetched(manifest, name),
    }))
}

/**
 * @param {import('../build.mjs').Manifest} manifest
 * @param {string} name
 */
function fetched(manifest, name) {
  const { wake = 'now', files = [] } = manifest.islands[name] ?? {}
  if (files.length === 0) return `${wake}: in laurel.js`
  const kilobytes = (bytesOf(manifest, files) / 1000).toFixed(1)
  return `${wake}: ${files.length} ${files.length === 1 ? 'file' : 'files'}, ${kilobytes} kB with what it shares`
}
