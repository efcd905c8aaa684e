import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { MODULES_DIR } from '../fixtures-html/server/places.mjs'

/**
 * A library of the legacy front end, as npm has it.
 * @typedef {object} Library
 * @property {string} name
 * @property {string} [file] in node_modules; Modernizr is built
 * @property {'head' | 'footer'} at where WordPress printed its script element
 */

/**
 * jQuery, Migrate, Bootstrap, Owl and Isotope have the legacy theme's major versions. It had version 2 of Infinite
 * Scroll and version 1 of Plyr, which npm lacks: the nearest that it has stand for them.
 * @type {readonly Library[]}
 */
const LIBRARIES = [
  { name: 'jquery', file: 'jquery1/dist/jquery.min.js', at: 'head' },
  { name: 'jquery-migrate', file: 'jquery-migrate/dist/jquery-migrate.min.js', at: 'head' },
  { name: 'modernizr', at: 'head' },
  { name: 'plyr', file: 'plyr/dist/plyr.min.js', at: 'head' },
  { name: 'bootstrap', file: 'bootstrap/dist/js/bootstrap.min.js', at: 'footer' },
  { name: 'imagesloaded', file: 'imagesloaded/imagesloaded.pkgd.min.js', at: 'footer' },
  { name: 'isotope', file: 'isotope-layout/dist/isotope.pkgd.min.js', at: 'footer' },
  { name: 'infinite-scroll', file: 'infinite-scroll/dist/infinite-scroll.pkgd.min.js', at: 'footer' },
  { name: 'owl.carousel', file: 'owl.carousel/dist/owl.carousel.min.js', at: 'footer' },
]

/** The tests behind the classes on `<html>` that the theme's CSS reads. */
const MODERNIZR = {
  minify: true,
  options: ['setClasses'],
  'feature-detects': [
    'css/animations',
    'css/flexbox',
    'css/transforms',
    'css/transforms3d',
    'css/transitions',
    'history',
    'svg',
    'touchevents',
    'video',
  ],
}

/** @param {Library} library */
const isThere = ({ file }) => !file || existsSync(join(MODULES_DIR, file))

/** Those that are installed. */
export const LEGACY_LIBRARIES = LIBRARIES.filter(isThere)

/** Names of those that are not: the legacy page is then lighter than it was. */
export const MISSING_LIBRARIES = LIBRARIES.filter((library) => !isThere(library)).map(({ name }) => name)

/** @returns {Promise<ReadonlyMap<string, string>>} code by name */
export async function readLegacyLibraries() {
  const code = LEGACY_LIBRARIES.map(async ({ name, file }) => {
    const text = file ? await readFile(join(MODULES_DIR, file), 'utf8') : await buildModernizr()
    return /** @type {const} */ ([name, text])
  })
  return new Map(await Promise.all(code))
}

/** @returns {Promise<number>} brotli bytes */
export async function legacyBytes() {
  const libraries = await readLegacyLibraries()
  return [...libraries.values()].reduce((sum, code) => sum + brotliCompressSync(code).length, 0)
}

/** @returns {Promise<string>} */
function buildModernizr() {
  const { build } = createRequire(import.meta.url)('modernizr')
  return new Promise((resolve) => build(MODERNIZR, resolve))
}
