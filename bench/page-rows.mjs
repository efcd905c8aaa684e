import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SAVED_PAGES } from '../fixtures-html/server/page-list.mjs'
import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS } from './budgets.mjs'
import { PAGE_KINDS } from './by-load-budgets.mjs'
import { bytesOf } from './bytes.mjs'
import { heaviestRow } from './heaviest-row.mjs'
import { asNewVisitor, visit } from './visit.mjs'

/** @typedef {import('./visit.mjs').Visit} Visit */

const AT_ONCE = 2
const BLOG = 'blog.html'
/** Its bytes have no budget. */
const FEED = 'feed.html'
/** A text that only the file with React DOM contains. */
const REACT_MARK = 'react.dev/errors'

/** Where each saved page is, by its file. */
export const PAGE_PATHS = new Map(SAVED_PAGES.map(({ file, path }) => [file, path]))

/**
 * The requests of every page of the shop on a first visit, without interaction. Each row shows its heaviest page.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measurePages({ browser, distDir, manifest }) {
  const server = await startServer({ distDir })
  try {
    /** @param {string} path @param {{ savesData?: boolean }} [visitor] */
    const look = (path, visitor) =>
      asNewVisitor(browser, (context) => visit(context, server.url + path, { isTouched: true }), visitor)
    const visits = await visitAll(look)
    const thrifty = await look(PAGE_PATHS.get(BLOG) ?? '', { savesData: true })
    const react = await reactFiles(distDir, manifest)
    const all = [...visits.keys()]
    /** @param {readonly string[]} pages @param {(visit: Visit) => number} weightOf */
    const valuesOf = (pages, weightOf) =>
      pages.map((page) => ({
        page,
        value: weightOf(visits.get(page) ?? { files: [], byLoad: [], afterInteraction: [], workMs: 0 }),
      }))
    /** @param {readonly string[]} files */
    const weigh = (files) => bytesOf(manifest, files)
    return [
      ...PAGE_KINDS.map(({ name, pages, bytes, isWithoutReact }) =>
        heaviestRow(
          `by load: ${name}`,
          'bytes',
          bytes,
          valuesOf(pages, ({ byLoad }) =>
            weigh(isWithoutReact ? byLoad.filter((file) => !react.has(file)) : byLoad),
          ),
        ),
      ),
      heaviestRow(
        'files by load and idle, any page',
        'files',
        BUDGETS.filesOfPage,
        valuesOf(all, ({ files }) => files.length),
      ),
      heaviestRow(
        'by load and idle, any page but the feed, React included',
        'bytes',
        BUDGETS.idleBytes,
        valuesOf(
          all.filter((page) => page !== FEED),
          ({ files }) => weigh(files),
        ),
      ),
      heaviestRow(
        'the same once the visitor has moved the pointer: what is fetched ahead',
        'bytes',
        undefined,
        valuesOf(
          all.filter((page) => page !== FEED),
          ({ afterInteraction }) => weigh(afterInteraction),
        ),
      ),
      {
        what: 'by load and idle, blog page, visitor saves data',
        unit: 'bytes',
        value: weigh(thrifty.files),
        budget: BUDGETS.saveDataBytes,
        ratio: `${thrifty.files.length} files`,
      },
    ]
  } finally {
    await server.close()
  }
}

/**
 * Runs several at once, because no time is measured here.
 * @param {(path: string) => Promise<Visit>} look
 */
async function visitAll(look) {
  /** @type {Map<string, Visit>} */
  const visits = new Map()
  const queue = [...PAGE_PATHS]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [file, path] = next
      const seen = await look(path)
      if (!seen.files.includes('laurel.js')) throw new Error(`${path} did not ask for laurel`)
      visits.set(file, seen)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return visits
}

/**
 * @param {string} distDir
 * @param {import('../build.mjs').Manifest} manifest
 */
async function reactFiles(distDir, manifest) {
  const chunks = Object.keys(manifest.files).filter((file) => file.startsWith('chunks/'))
  const isReact = await Promise.all(
    chunks.map(async (file) => (await readFile(join(distDir, file), 'utf8')).includes(REACT_MARK)),
  )
  return new Set(chunks.filter((_, index) => isReact[index]))
}
