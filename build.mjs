/** Builds `dist/` from the sources: the same sources give the same bytes. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { SYNTAX } from './tools/build/browsers.mjs'
import { buildChunks, COMPILE_HINT } from './tools/build/build-chunks.mjs'
import { commonJsAsModules } from './tools/build/common-js-as-modules.mjs'
import { islandFolders } from './tools/build/island-folders.mjs'
import { keepLastFiles, readKeepDays, USUAL_KEEP_DAYS } from './tools/build/keep-last-files.mjs'
import { preloadsOf } from './tools/build/preloads.mjs'
import { styleModules } from './tools/build/style-modules.mjs'
import { buildScan } from './tools/scan/build-scan.mjs'

const ROOT = import.meta.dirname
const ENTRY = 'laurel.js'
const SINGLE = 'laurel.single.js'
const STYLE = 'laurel.css'
const CHUNKS = 'chunks'
/** The groups whose lists are part of other files. */
const LISTED_IN = new Map([
  ['page', 'every-page'],
  ['header', 'every-page'],
  ['disclosure', 'every-page'],
  ['cart', 'every-page'],
  ['search', 'every-page'],
])
/** @param {string} group */
const fetchedAs = (group) => LISTED_IN.get(group) ?? group

/** @type {import('esbuild').BuildOptions} */
const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  ...SYNTAX,
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [commonJsAsModules(ROOT), styleModules(ROOT, SYNTAX)],
  legalComments: 'external',
  logLevel: 'silent',
}

/** @typedef {import('./tools/all-islands').ListedIsland} ListedIsland */

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
 * @property {string[]} files that with its code first; none where that is part of `laurel.js`
 */

/**
 * @typedef {object} GroupFacts
 * @property {string} fetchedAs its name in `src/groups.ts`: some are fetched as one
 * @property {string[]} files that of its list first
 * @property {string[]} islands
 * @property {number} brotli bytes of its own files, those of its islands among them
 */

/**
 * @typedef {object} Manifest
 * @property {string} entry
 * @property {string} single
 * @property {string} css
 * @property {Record<string, FileFacts>} files
 * @property {Record<string, GroupFacts>} groups
 * @property {Record<string, IslandFacts>} islands
 * @property {import('./tools/build/preloads.mjs').Preloads} preload what pages ask for together with `laurel.js`
 */

/**
 * Writes the bundle, its chunks, the single file, the style sheet, the scan tool and the manifest: what others ask for
 * before who asks for it, so that a page that is opened meanwhile misses nothing. Chunks of the build that was there
 * before stay for pages that are open.
 * @param {{outDir?: string, keepDays?: number}} [options] where to, default: `dist` beside this file; for how many days
 *   chunks stay that are no part of the build any more
 * @returns {Promise<Manifest>}
 */
export async function build({ outDir = path.join(ROOT, 'dist'), keepDays = USUAL_KEEP_DAYS } = {}) {
  const islands = await readIslands()
  const folders = islandFolders()
  await mkdir(outDir, { recursive: true })
  const { outputs, entries } = await buildChunks(COMMON, {
    root: ROOT,
    outDir: path.join(outDir, CHUNKS),
    islands,
  })
  /** @param {string} file as esbuild names it */
  const nameOf = (file) => path.relative(outDir, path.resolve(ROOT, file))
  const built = entries.map((entry) => ({ ...entry, ...outputOf(outputs, entry.file) }))
  /** @param {string} name of an entry */
  const fileOf = (name) => nameOf(built.find((entry) => entry.name === name)?.output ?? '')

  /** @type {Manifest} */
  const manifest = {
    entry: ENTRY,
    single: SINGLE,
    css: STYLE,
    files: {},
    groups: {},
    islands: {},
    preload: {},
  }
  for (const [file, { imports }] of Object.entries(outputs).sort()) {
    if (!file.endsWith('.js')) continue
    const needed = imports
      .filter(({ kind }) => kind === 'import-statement')
      .map((other) => nameOf(other.path))
    manifest.files[nameOf(file)] = await factsOf(path.join(outDir, nameOf(file)), [...new Set(needed)].sort())
  }
  const everywhere = await buildEverywhere(outDir, manifest, (file) => nameOf(outputOf(outputs, file).output))
  /** @param {string} group */
  const listOf = (group) => fileOf(`${fetchedAs(group)}-group`)
  for (const { name, features, selector, wake } of islands) {
    const folder = folders.get(name) ?? ''
    const group = folder.split('/')[1] ?? ''
    const exported = name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
    const own =
      built.find((entry) => entry.file === `${folder}/index.ts`) ??
      built.find(
        (entry) => [group, fetchedAs(group)].includes(entry.group) && entry.exports.includes(exported),
      )
    const file = own ? nameOf(own.output) : listOf(group)
    manifest.islands[name] = {
      group,
      features,
      selector,
      wake,
      files: wake === 'now' ? [] : closure(manifest, file),
    }
  }
  for (const group of new Set(Object.values(manifest.islands).map((island) => island.group))) {
    const files = closure(manifest, listOf(group))
    const own = built.filter((entry) => entry.group === group).map(({ output }) => nameOf(output))
    manifest.groups[group] = {
      fetchedAs: fetchedAs(group),
      files,
      islands: Object.keys(manifest.islands).filter((name) => manifest.islands[name]?.group === group),
      brotli: own.reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? 0), 0),
    }
  }

  manifest.preload = preloadsOf(closure(manifest, everywhere), manifest.groups)

  const list = await writeFileList(outDir, manifest)
  await esbuild.build({
    ...COMMON,
    entryPoints: ['src/main.ts'],
    outfile: path.join(outDir, ENTRY),
    banner: { js: COMPILE_HINT },
    format: 'esm',
    plugins: [fetchedFromChunks((file) => `./${nameOf(outputOf(outputs, file).output)}`)],
    define: {
      ...COMMON.define,
      EVERYWHERE_FILE: JSON.stringify(path.basename(everywhere)),
      FILES_FILE: JSON.stringify(path.basename(list)),
    },
  })
  await esbuild.build({
    ...COMMON,
    entryPoints: ['src/main.ts'],
    outfile: path.join(outDir, SINGLE),
    format: 'iife',
    logOverride: { 'empty-import-meta': 'silent' },
    plugins: [...(COMMON.plugins ?? []), leaveApart(fileOf('debug-overlay'))],
  })
  await esbuild.build({ ...COMMON, entryPoints: ['src/laurel.css'], outfile: path.join(outDir, STYLE) })

  manifest.files[ENTRY] = await factsOf(path.join(outDir, ENTRY), [everywhere])
  for (const file of [SINGLE, STYLE]) manifest.files[file] = await factsOf(path.join(outDir, file), [])
  // For maintainers; the manifest, by which pages and `laurel.php` go, does not name it.
  await buildScan(path.join(outDir, 'tools/scan.mjs'))
  await writeFile(path.join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await keepLastFiles(path.join(outDir, CHUNKS), Object.keys(manifest.files), { keepDays })
  return manifest
}

/**
 * The file of files: by it pages fetch code ahead, and again what did not come. Its name carries the hash of what is
 * written.
 * @param {string} outDir
 * @param {Manifest} manifest gets this one as well
 */
async function writeFileList(outDir, manifest) {
  /** @type {Record<string, string[]>} */
  const files = {}
  for (const { fetchedAs: group, files: own } of Object.values(manifest.groups))
    files[`${group}-group`] = own.map((file) => path.basename(file))
  for (const [name, island] of Object.entries(manifest.islands)) {
    if (island.files.length > 0) files[name] = island.files.map((file) => path.basename(file))
  }
  const contents = [
    `export const files = ${JSON.stringify(files)}`,
    "export { startPrefetch } from './src/runtime/prefetch'",
  ].join('\n')
  const { outputFiles } = await esbuild.build({
    ...COMMON,
    stdin: { contents, resolveDir: ROOT, sourcefile: 'files.js' },
    format: 'esm',
    legalComments: 'none',
    write: false,
  })
  return writeHashed(outDir, manifest, 'files', outputFiles[0]?.text ?? '')
}

/**
 * The file of every page. Like `laurel.js` it shares no modules with the others: it comes before them.
 * @param {string} outDir
 * @param {Manifest} manifest gets this one as well
 * @param {(file: string) => string} chunkOf
 */
async function buildEverywhere(outDir, manifest, chunkOf) {
  const { outputFiles } = await esbuild.build({
    ...COMMON,
    entryPoints: ['src/everywhere.ts'],
    banner: { js: COMPILE_HINT },
    legalComments: 'none',
    format: 'esm',
    write: false,
    plugins: [fetchedFromChunks((file) => `./${path.basename(chunkOf(file))}`)],
  })
  return writeHashed(outDir, manifest, 'everywhere', outputFiles[0]?.text ?? '')
}

/**
 * @param {string} outDir
 * @param {Manifest} manifest gets the file as well
 * @param {string} name
 * @param {string} code
 */
async function writeHashed(outDir, manifest, name, code) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 5).toUpperCase()
  const file = `${CHUNKS}/${name}-${hash}.js`
  await writeFile(path.join(outDir, file), code)
  manifest.files[file] = await factsOf(path.join(outDir, file), [])
  return file
}

/** All islands, without the code that is fetched for them. @returns {Promise<readonly ListedIsland[]>} */
async function readIslands() {
  const { outputFiles } = await esbuild.build({
    ...COMMON,
    entryPoints: ['tools/all-islands.ts'],
    legalComments: 'none',
    format: 'esm',
    write: false,
    plugins: [fetchedFromChunks((file) => file)],
  })
  const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
  return module.islands
}

/**
 * Leaves what is fetched where it is.
 * @param {(file: string) => string} addressOf by the path from the project's root
 * @returns {import('esbuild').Plugin}
 */
function fetchedFromChunks(addressOf) {
  return {
    name: 'fetched-from-chunks',
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ kind, path: request, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'asked') return undefined
        const found = await build.resolve(request, { kind, resolveDir, pluginData: 'asked' })
        return { path: addressOf(path.relative(ROOT, found.path)), external: true }
      })
    },
  }
}

/** For who looks after the shop: not even the single file has visitors fetch its code. */
const APART = /\/debug-overlay$/

/**
 * Has the single file fetch this from the chunks beside it.
 * @param {string} file
 * @returns {import('esbuild').Plugin}
 */
function leaveApart(file) {
  return {
    name: 'leave-apart',
    setup({ onResolve }) {
      onResolve({ filter: APART }, () => ({ path: `./${file}`, external: true }))
    },
  }
}

/**
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} source
 */
function outputOf(outputs, source) {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)
  if (!found) throw new Error(`The build made nothing of ${source}`)
  return { output: found[0], exports: found[1].exports }
}

/**
 * A file and all that it cannot run without.
 * @param {Manifest} manifest
 * @param {string} file
 * @param {Set<string>} [found]
 */
function closure(manifest, file, found = new Set()) {
  if (!found.has(file)) {
    found.add(file)
    for (const needed of manifest.files[file]?.imports ?? []) closure(manifest, needed, found)
  }
  return [...found]
}

/**
 * @param {string} file
 * @param {string[]} imports
 * @returns {Promise<FileFacts>}
 */
async function factsOf(file, imports) {
  const bytes = await readFile(file)
  return {
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
    imports,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files } = await build({ keepDays: readKeepDays(process.env['LAUREL_KEEP_DAYS']) })
  for (const [name, { raw, gzip, brotli }] of Object.entries(files)) {
    console.log(`${name.padEnd(34)} ${raw} B, gzip ${gzip}, brotli ${brotli}`)
  }
}
