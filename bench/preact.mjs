import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { startServer } from '../fixtures-html/server/server.mjs'
import { bytesOf } from './bytes.mjs'
import { measureClicks } from './click-latency.mjs'
import { PAGE_PATHS } from './page-rows.mjs'
import { asNewVisitor, visit } from './visit.mjs'

/** @typedef {import('./row.mjs').Subject} Subject */
/** @typedef {import('./row.mjs').Row} Row */

/** A page of each kind, and those that have components from the start. */
const PAGES = ['blog.html', 'shop.html', 'product-trophy.html', 'hero.html', 'media.html', 'feed.html']

/**
 * The light build, with React's figures beside it.
 * @param {Subject} subject
 * @returns {Promise<Row[]>}
 */
export async function measurePreact(subject) {
  const distDir = await mkdtemp(join(tmpdir(), 'laurel-bench-preact-'))
  try {
    const manifest = await build({ outDir: distDir, react: 'preact' })
    const react = await measureOne(subject)
    const preact = await measureOne({ ...subject, distDir, manifest })
    return preact.map((row, at) => ({ ...row, ratio: `React ${textOf(react[at])}` }))
  } finally {
    await rm(distDir, { recursive: true })
  }
}

/** @param {Subject} subject @returns {Promise<Row[]>} */
async function measureOne(subject) {
  /** @param {string} what @param {Iterable<string>} files @returns {Row} */
  const weigh = (what, files) => ({
    what: `Preact: ${what}`,
    unit: 'bytes',
    value: bytesOf(subject.manifest, files),
  })
  /** @type {Row[]} */
  const rows = [weigh('laurel.single.js', [subject.manifest.single])]
  const server = await startServer({ distDir: subject.distDir })
  try {
    for (const page of PAGES) {
      const { byLoad, files, afterInteraction } = await asNewVisitor(subject.browser, (context) =>
        visit(context, server.url + (PAGE_PATHS.get(page) ?? ''), { isTouched: true }),
      )
      const name = page.replace('.html', '')
      rows.push(
        weigh(`${name} by load`, byLoad),
        weigh(`${name} by load and idle`, files),
        weigh(`${name} once the pointer has moved`, afterInteraction),
      )
    }
  } finally {
    await server.close()
  }
  const clicks = await measureClicks(subject)
  return [...rows, ...clicks.map(({ budget, ...row }) => ({ ...row, what: `Preact: ${row.what}` }))]
}

/** @param {Row | undefined} row */
function textOf({ unit, value } = { what: '', unit: 'ms', value: Number.NaN }) {
  return unit === 'bytes' ? `${(value / 1000).toFixed(1)} kB` : `${Math.round(value)} ${unit}`
}
