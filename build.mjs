/** Builds `dist/` from the sources: the same sources give the same bytes. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { importFromKit, kitModules, kitSource } from './kit.mjs'
import { SYNTAX } from './tools/build/browsers.mjs'
import { folderOf } from './tools/build/island-folders.mjs'
import { keepLastFiles, readKeepDays, USUAL_KEEP_DAYS } from './tools/build/keep-last-files.mjs'
import { writeChunks } from './tools/build/write-chunks.mjs'
import { buildScan } from './tools/scan/build-scan.mjs'

const ROOT = import.meta.dirname
const ENTRY = 'laurel.js'
const SINGLE = 'laurel.single.js'
const STYLE = 'laurel.css'
const CHUNKS = 'chunks'

/** @type {import('esbuild').BuildOptions} */
const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  ...SYNTAX,
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [reactDomAsModule()],
  legalComments: 'external',
  logLevel: 'silent',
}

/** Has browsers that know it compile a chunk whole, in the background while it arrives, not piece by piece in a click. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'

/** @typedef {import('./src/runtime/island').Island} Island */

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
 * @typedef {object} Manifest
 * @property {string} entry
 * @property {string} single
 * @property {string} css
 * @property {Record<string, FileFacts>} files
 * @property {Record<string, {features: readonly string[], selector: string, wake: string, files: string[]}>} islands
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
  const asynchronous = islands.filter(({ wake }) => wake !== 'now')
  await mkdir(outDir, { recursive: true })

  const kit = await buildKit(outDir)
  const chunks = await esbuild.build({
    ...COMMON,
    entryPoints: Object.fromEntries(asynchronous.map(({ name }) => [name, `${folderOf(name)}/index.ts`])),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    outdir: path.join(outDir, CHUNKS),
    banner: { js: COMPILE_HINT },
    format: 'esm',
    splitting: true,
    metafile: true,
    write: false,
    plugins: [
      ...(COMMON.plugins ?? []),
      importFromKit({ root: ROOT, modules: kit.modules, file: `./${path.basename(kit.file)}` }),
    ],
  })
  /** @param {string} file as esbuild names it */
  const nameOf = (file) => path.relative(outDir, path.resolve(ROOT, file))
  const outputs = { ...kit.outputs, ...(await writeChunks(chunks, ROOT)) }
  /** @param {string} name */
  const chunkOf = (name) => nameOf(outputOf(outputs, `${folderOf(name)}/index.ts`))

  /** @type {Manifest} */
  const manifest = { entry: ENTRY, single: SINGLE, css: STYLE, files: {}, islands: {} }
  for (const [file, { imports }] of Object.entries(outputs).sort()) {
    if (!file.endsWith('.js')) continue
    const needed = imports
      .filter(({ kind }) => kind === 'import-statement')
      .map((other) => (other.external ? kit.file : nameOf(other.path)))
    const facts = await factsOf(path.join(outDir, nameOf(file)), [...new Set(needed)].sort())
    manifest.files[nameOf(file)] = facts
  }

  // The registry is built apart from the islands, whose files it names, and the entry, which names it, apart from both.
  const registryPart = await buildRegistry(outDir, manifest, asynchronous, kit.file, chunkOf)
  const entry = await esbuild.build({
    ...COMMON,
    entryPoints: ['src/main.ts'],
    outfile: path.join(outDir, ENTRY),
    format: 'esm',
    metafile: true,
    plugins: [atOnceForPages()],
    define: { ...COMMON.define, REGISTRY_FILE: JSON.stringify(`./${registryPart.file}`) },
  })
  const chunkInputs = [...Object.keys(chunks.metafile.inputs), ...kit.modules]
  refuseSharedState(Object.keys(entry.metafile.inputs), [...registryPart.inputs, ...chunkInputs])
  refuseSharedState(registryPart.inputs, chunkInputs)
  refuseSharedState(kit.modules, Object.keys(chunks.metafile.inputs))
  await esbuild.build({
    ...COMMON,
    entryPoints: ['src/main.ts'],
    outfile: path.join(outDir, SINGLE),
    format: 'iife',
    plugins: [...(COMMON.plugins ?? []), leaveApart(chunkOf)],
  })
  await esbuild.build({ ...COMMON, entryPoints: ['src/laurel.css'], outfile: path.join(outDir, STYLE) })

  manifest.files[ENTRY] = await factsOf(path.join(outDir, ENTRY), [registryPart.file])
  for (const file of [SINGLE, STYLE]) manifest.files[file] = await factsOf(path.join(outDir, file), [])
  for (const { name, features, selector, wake } of islands) {
    const files = wake === 'now' ? [] : closure(manifest, chunkOf(name))
    manifest.islands[name] = { features, selector, wake, files }
  }
  // For maintainers; the manifest, by which pages and `laurel.php` go, does not name it.
  await buildScan(path.join(outDir, 'tools/scan.mjs'))
  await writeFile(path.join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await keepLastFiles(path.join(outDir, CHUNKS), Object.keys(manifest.files), { keepDays })
  return manifest
}

/**
 * The file of what nearly every island needs some of.
 * @param {string} outDir
 */
async function buildKit(outDir) {
  const modules = await kitModules(ROOT)
  const result = await esbuild.build({
    ...COMMON,
    stdin: { contents: await kitSource(ROOT, modules), resolveDir: ROOT, sourcefile: 'kit.ts' },
    entryNames: 'kit-[hash]',
    outdir: path.join(outDir, CHUNKS),
    banner: { js: COMPILE_HINT },
    format: 'esm',
    metafile: true,
    write: false,
  })
  const strangers = Object.keys(result.metafile.inputs).filter(
    (file) => file !== 'kit.ts' && !modules.includes(file),
  )
  if (strangers.length > 0) throw new Error(`The kit would hold a second copy of ${strangers.join(', ')}`)
  const outputs = await writeChunks(result, ROOT)
  const [output = ''] = Object.keys(outputs).filter((file) => file.endsWith('.js'))
  return { modules, outputs, file: path.relative(outDir, path.resolve(ROOT, output)) }
}

/**
 * The file of the registry, which names those of the islands. Its name carries the hash of what is written.
 * @param {string} outDir
 * @param {Manifest} manifest with the islands' files; gets this one as well
 * @param {readonly Island[]} islands whose code is in files
 * @param {string} kit its file
 * @param {(name: string) => string} chunkOf
 */
async function buildRegistry(outDir, manifest, islands, kit, chunkOf) {
  const { outputFiles, metafile } = await esbuild.build({
    ...COMMON,
    entryPoints: ['src/registered.ts'],
    legalComments: 'none',
    format: 'esm',
    metafile: true,
    write: false,
    plugins: [registryForPages(islands, manifest, kit, chunkOf)],
  })
  const code = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase()
  const file = `chunks/registry-${hash}.js`
  await writeFile(path.join(outDir, file), code)
  manifest.files[file] = await factsOf(path.join(outDir, file), [])
  return { file, inputs: Object.keys(metafile.inputs) }
}

/** All islands, without their code: that is left where it is. @returns {Promise<readonly Island[]>} */
async function readIslands() {
  const { outputFiles } = await esbuild.build({
    ...COMMON,
    entryPoints: ['src/islands.ts'],
    legalComments: 'none',
    format: 'esm',
    write: false,
    plugins: [leaveOut()],
  })
  const code = outputFiles.find(({ path: file }) => !file.endsWith('.txt'))?.text ?? ''
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return module.islands
}

/**
 * The hashes in the names of files, one behind the other: the rest of a name is the kit's, an island's or `shared`.
 * @param {readonly string[]} files
 */
const hashesOf = (files) => files.map((file) => /-([0-9A-Z]{5})\.js$/.exec(file)?.[1] ?? '').join('')

/** What the registry says of an island's code. */
const CODE_OF_ISLAND = /\(\) => import\('\.\.\/islands\/[\w-]+\/([\w-]+)'\)/g

/**
 * Leaves the code of islands where it is.
 * @returns {import('esbuild').Plugin}
 */
function leaveOut() {
  return {
    name: 'leave-out',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.\/islands\// }, ({ kind, path: file }) =>
        kind === 'dynamic-import' ? { path: file, external: true } : undefined,
      )
    },
  }
}

/**
 * The features of islands are for the manifest, where `laurel.php` reads them.
 * @param {string} file
 */
async function readWithoutFeatures(file) {
  const source = (await readFile(file, 'utf8')).replace(/^ {4}features: \[.*\],\n/gm, '')
  if (/^\s*features:/m.test(source)) throw new Error('An island’s features do not stand on one line')
  return source
}

/**
 * The islands of `laurel.js` as a page has them.
 * @returns {import('esbuild').Plugin}
 */
function atOnceForPages() {
  return {
    name: 'at-once-for-pages',
    setup({ onLoad }) {
      onLoad({ filter: /src\/at-once\.ts$/ }, async ({ path: file }) => ({
        contents: await readWithoutFeatures(file),
        loader: 'ts',
      }))
    },
  }
}

/** A file of this size or more is asked for together with the island that imports it, not after it. */
const HEAVY_B = 5000

/**
 * The registry as a page has it, with the files of each island in place of its folder.
 * @param {readonly Island[]} islands
 * @param {Manifest} manifest
 * @param {string} kit
 * @param {(name: string) => string} chunkOf
 * @returns {import('esbuild').Plugin}
 */
function registryForPages(islands, manifest, kit, chunkOf) {
  const files = [kit, ...islands.map(({ name }) => chunkOf(name))]
  /** @param {string} file */
  const placeOf = (file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  /** What the visitor sees change at load waits for none of its files, the others for small ones. @param {Island} island */
  function placesFor({ name, wake }) {
    const [, ...imported] = closure(manifest, chunkOf(name))
    return imported
      .filter((file) => (manifest.files[file]?.raw ?? 0) >= (wake === 'early' ? 1000 : HEAVY_B))
      .map(placeOf)
  }
  return {
    name: 'registry-for-pages',
    setup({ onLoad }) {
      onLoad({ filter: /src\/registry\.ts$/ }, async ({ path: file }) => {
        const source = await readWithoutFeatures(file)
        const names = [...source.matchAll(CODE_OF_ISLAND)].map(([, name]) => name)
        if (String(names) !== String(islands.map(({ name }) => name)))
          throw new Error('An island’s code is not in the folder of its name')
        let at = -1
        const rows = source.replace(CODE_OF_ISLAND, () => {
          at += 1
          return `fetchFiles(${placesFor(/** @type {Island} */ (islands[at]))})`
        })
        const hashes = JSON.stringify(hashesOf(files))
        const contents = [
          "import { createFetch } from './fetch-files'",
          `const fetchFiles = createFetch({ hashes: ${hashes}, nameOf: (at) => registry[at]?.name, load: (address) => import(address) })`,
          rows,
        ].join('\n')
        return { contents, loader: 'ts' }
      })
    },
  }
}

/** Islands for who looks after the shop: not even the single file has visitors fetch their code. */
const APART = /^\.\.\/islands\/tools\/debug-overlay$/

/**
 * Has the single file fetch these islands from the chunks beside it.
 * @param {(name: string) => string} chunkOf
 * @returns {import('esbuild').Plugin}
 */
function leaveApart(chunkOf) {
  return {
    name: 'leave-apart',
    setup({ onResolve }) {
      onResolve({ filter: APART }, ({ path: file }) => ({
        path: `./${chunkOf(path.basename(file))}`,
        external: true,
      }))
    },
  }
}

/**
 * React DOM is published as CommonJS, which a bundle has to put into one great function. A browser parses that twice:
 * in the background while it arrives, and again, before anything can show, when it is called. As a module its
 * functions stand by themselves, and the second parse is only that of the functions in use.
 * @returns {import('esbuild').Plugin}
 */
function reactDomAsModule() {
  const file = path.join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js')
  return {
    name: 'react-dom-as-module',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react-dom\/client$/ }, () => ({ path: file }))
      onLoad({ filter: /react-dom-client\.production\.js$/ }, async () => {
        const source = await readFile(file, 'utf8')
        const names = [...source.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name)
        return {
          contents: [
            "import * as scheduler from 'scheduler'",
            "import * as react from 'react'",
            "import * as reactDom from 'react-dom'",
            'const exports = {}',
            "const require = (name) => ({ scheduler, react, 'react-dom': reactDom })[name]",
            source,
            ...names.map((name) => `export const ${name} = exports.${name}`),
          ].join('\n'),
        }
      })
    },
  }
}

/** Where modules keep state, which must exist once on a page. */
const STATEFUL = /^src\/((state|react|wire)\/|page\/(scroll|fade|slide)\.ts$)/

/**
 * A module that both the entry and a chunk hold would exist twice on the page: fine for functions, wrong for state.
 * What both need goes through the page object.
 * @param {string[]} entryInputs
 * @param {string[]} chunkInputs
 */
function refuseSharedState(entryInputs, chunkInputs) {
  const doubled = entryInputs.filter((file) => chunkInputs.includes(file) && STATEFUL.test(file))
  if (doubled.length > 0) throw new Error(`State would exist twice: ${doubled.join(', ')}`)
}

/**
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} source
 */
function outputOf(outputs, source) {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source)
  if (!found) throw new Error(`The build made nothing of ${source}`)
  return found[0]
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
