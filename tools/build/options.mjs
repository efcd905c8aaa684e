import path from 'node:path'
import { SYNTAX } from './browsers.mjs'
import { commonJsAsModules } from './common-js-as-modules.mjs'
import { preactForReact } from './preact-for-react.mjs'
import { styleModules } from './style-modules.mjs'

/** The project's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * The options of every bundle that a page loads.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const BUNDLE = {
  absWorkingDir: ROOT,
  bundle: true,
  ...SYNTAX,
  charset: /** @type {const} */ ('utf8'),
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [commonJsAsModules(ROOT), styleModules(ROOT, SYNTAX)],
  logLevel: /** @type {const} */ ('silent'),
}

/**
 * The options of what a site gets.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const PRODUCTION = {
  ...BUNDLE,
  minify: true,
  legalComments: /** @type {const} */ ('external'),
}

/** The library that runs components: React itself, or Preact in its place. @typedef {'react' | 'preact'} React */

/**
 * The options of what a site gets, with one of the two libraries.
 * @param {React} react
 */
export const productionWith = (react) =>
  react === 'react' ? PRODUCTION : { ...PRODUCTION, plugins: [preactForReact(ROOT), ...PRODUCTION.plugins] }
