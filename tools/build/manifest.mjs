import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/**
 * Sizes by the hash of the content: Brotli takes most of a build's time, and most files are the same in the next build.
 * @type {Map<string, Promise<Pick<FileFacts, 'gzip' | 'brotli'>>>}
 */
const compressed = new Map()

/**
 * @typedef {object} FileFacts
 * @property {string} hash first 16 characters of its SHA-256, in hex
 * @property {string} integrity for `integrity` attributes
 * @property {number} raw bytes
 * @property {number} gzip bytes
 * @property {number} brotli bytes
 * @property {string[]} imports the files that it cannot run without
 */

/**
 * @typedef {object} IslandFacts
 * @property {string} group
 * @property {readonly string[]} features
 * @property {string} selector
 * @property {string} wake
 * @property {string[]} files the file with its code first; empty where its code is part of `laurel.js`
 * @property {string} [view] the file with its component, which is one of `files` where it does not wait
 */

/**
 * @typedef {object} GroupFacts
 * @property {string} fetchedAs its name in `src/groups.ts`: some groups are fetched as one
 * @property {string[]} files the file with its rows first
 * @property {string[]} islands
 * @property {number} brotli bytes of its own files, those of its islands among them
 */

/**
 * The list of the built files, which `laurel.php`, the bench and the tests read.
 * @typedef {object} Manifest
 * @property {string} entry
 * @property {string} single
 * @property {string} css
 * @property {import('./options.mjs').React} react the library that runs components
 * @property {Record<string, FileFacts>} files
 * @property {Record<string, GroupFacts>} groups
 * @property {Record<string, IslandFacts>} islands
 * @property {Record<string, string>} features their names by their ids, for the settings page of `laurel.php`
 * @property {import('./preloads.mjs').Preloads} preload what pages ask for together with `laurel.js`
 */

/**
 * @param {string} file
 * @param {string[]} imports
 * @returns {Promise<FileFacts>}
 */
export async function factsOf(file, imports) {
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const sizes = compressed.get(hash) ?? compressedSizes(bytes)
  compressed.set(hash, sizes)
  return {
    hash: hash.slice(0, 16),
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    raw: bytes.length,
    ...(await sizes),
    imports,
  }
}

/** @param {Buffer} bytes */
async function compressedSizes(bytes) {
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes),
  ])
  return { gzip: gzipped.length, brotli: brotli.length }
}

/**
 * A file and all files that it cannot run without.
 * @param {Manifest} manifest
 * @param {string} file
 * @param {Set<string>} [found]
 */
export function filesNeededBy(manifest, file, found = new Set()) {
  if (!found.has(file)) {
    found.add(file)
    for (const needed of manifest.files[file]?.imports ?? []) filesNeededBy(manifest, needed, found)
  }
  return [...found]
}
