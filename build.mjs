/** Builds `dist/` from the sources: the same sources give the same bytes. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { importFromKit, kitModules, kitSource } from './kit.mjs'
import { buildScan } from './tools/scan/build-scan.mjs'

const ROOT = import.meta.dirname
const ENTRY = 'laurel.js'
const SINGLE = 'laurel.single.js'
const STYLE = 'laurel.css'

/** @type {import('esbuild').BuildOptions} */
const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  target: 'es2022',
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
 * Writes the bundle, its chunks, the single file, the style sheet, the scan tool and the manifest.
 * @param {{outDir?: string}} [options] where to; default: `dist` beside this file
 * @returns {Promise<Manifest>}
 */
export async function build({ outDir = path.join(ROOT, 'dist') } = {}) {
  const registry = await readRegistry()
  const asynchronous = registry.filter(({ wake }) => wake !== 'now')
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir, { recursive: true })

  const kit = await buildKit(outDir)
  const chunks = await esbuild.build({
    ...COMMON,
    entryPoints: Object.fromEntries(asynchronous.map(({ name }) => [name, `islands/${name}/index.ts`])),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    outdir: path.join(outDir, 'chunks'),
    banner: { js: COMPILE_HINT },
    format: 'esm',
    splitting: true,
    metafile: true,
    plugins: [
      ...(COMMON.plugins ?? []),
      importFromKit({ root: ROOT, modules: kit.modules, file: `./${path.basename(kit.file)}` }),
    ],
  })
  /** @param {string} file as esbuild names it */
  const nameOf = (file) => path.relative(outDir, path.resolve(ROOT, file))
  const outputs = { ...kit.outputs, ...chunks.metafile.outputs }
  /** @param {string} name */
  const chunkOf = (name) => nameOf(outputOf(outputs, `islands/${name}/index.ts`))

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

  // The registry is built apart from the islands, whose files it names, and the entry apart from both: split together
  // they would have to fetch what they share.
  const registryPart = await buildRegistry(outDir, manifest, chunkOf)
  const entry = await esbuild.build({
    ...COMMON,
    entryPoints: ['src/main.ts'],
    outfile: path.join(outDir, ENTRY),
    format: 'esm',
    metafile: true,
    plugins: [importRegistryFrom(`./${registryPart.file}`)],
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
  for (const { name, features, selector, wake } of registry) {
    const files = wake === 'now' ? [] : closure(manifest, chunkOf(name))
    manifest.islands[name] = { features, selector, wake, files }
  }
  // For maintainers; the manifest, by which pages and `laurel.php` go, does not name it.
  await buildScan(path.join(outDir, 'tools/scan.mjs'))
  await writeFile(path.join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/**
 * The file of what nearly every island needs some of.
 * @param {string} outDir
 */
async function buildKit(outDir) {
  const modules = await kitModules(ROOT)
  const { metafile } = await esbuild.build({
    ...COMMON,
    stdin: { contents: await kitSource(ROOT, modules), resolveDir: ROOT, sourcefile: 'kit.ts' },
    entryNames: 'kit-[hash]',
    outdir: path.join(outDir, 'chunks'),
    banner: { js: COMPILE_HINT },
    format: 'esm',
    metafile: true,
  })
  const strangers = Object.keys(metafile.inputs).filter(
    (file) => file !== 'kit.ts' && !modules.includes(file),
  )
  if (strangers.length > 0) throw new Error(`The kit would hold a second copy of ${strangers.join(', ')}`)
  const [output = ''] = Object.keys(metafile.outputs).filter((file) => file.endsWith('.js'))
  return { modules, outputs: metafile.outputs, file: path.relative(outDir, path.resolve(ROOT, output)) }
}

/**
 * The file of the registry, which names those of the islands. Its name carries the hash of what is written.
 * @param {string} outDir
 * @param {Manifest} manifest with the islands' files; gets this one as well
 * @param {(name: string) => string} chunkOf
 */
async function buildRegistry(outDir, manifest, chunkOf) {
  const { outputFiles, metafile } = await esbuild.build({
    ...COMMON,
    entryPoints: ['src/registry.ts'],
    legalComments: 'none',
    format: 'esm',
    metafile: true,
    write: false,
    plugins: [withoutFeatures(), resolveIslands((name) => `./${path.basename(chunkOf(name))}`)],
  })
  const code = fetchTogether(outputFiles[0]?.text ?? '', manifest)
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8).toUpperCase()
  const file = `chunks/registry-${hash}.js`
  await writeFile(path.join(outDir, file), code)
  manifest.files[file] = await factsOf(path.join(outDir, file), [])
  return { file, inputs: Object.keys(metafile.inputs) }
}

/** The registry itself, without the islands' code: that is left where it is. @returns {Promise<readonly Island[]>} */
async function readRegistry() {
  const { outputFiles } = await esbuild.build({
    ...COMMON,
    entryPoints: ['src/registry.ts'],
    legalComments: 'none',
    format: 'esm',
    write: false,
    plugins: [resolveIslands((name) => `../islands/${name}`)],
  })
  const code = outputFiles.find(({ path: file }) => !file.endsWith('.txt'))?.text ?? ''
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return module.registry
}

/**
 * Leaves the code of islands where it is and points to it.
 * @param {(name: string) => string} place
 * @returns {import('esbuild').Plugin}
 */
function resolveIslands(place) {
  return {
    name: 'resolve-islands',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.\/islands\// }, ({ kind, path: file }) =>
        kind === 'dynamic-import' ? { path: place(path.basename(file)), external: true } : undefined,
      )
    },
  }
}

/** Islands for who looks after the shop: not even the single file has visitors fetch their code. */
const APART = /^\.\.\/islands\/debug-overlay$/

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
 * The features of the islands are for the manifest, where `laurel.php` reads them: a page has no use for them.
 * @returns {import('esbuild').Plugin}
 */
function withoutFeatures() {
  return {
    name: 'without-features',
    setup({ onLoad }) {
      onLoad({ filter: /registry\.ts$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8')
        const contents = source.replace(/^ {4}features: \[.*\],\n/gm, '')
        if (/^\s*features:/m.test(contents)) throw new Error('An island’s features do not stand on one line')
        return { contents, loader: 'ts' }
      })
    },
  }
}

/**
 * @param {string} file as the entry names it
 * @returns {import('esbuild').Plugin}
 */
function importRegistryFrom(file) {
  return {
    name: 'import-registry-from',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\/registry$/ }, () => ({ path: file, external: true }))
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

/** An island that imports a file of this size or more has all its files asked for at once, not one after the other. */
const HEAVY_B = 20_000

/**
 * The registry with its imports of islands that are heavy rewritten, so that a browser asks for all their files in one
 * moment.
 * @param {string} registry
 * @param {Manifest} manifest
 */
function fetchTogether(registry, manifest) {
  return registry.replace(/import\("\.\/([^"]+)"\)/g, (call, file) => {
    const files = closure(manifest, `chunks/${file}`)
    if (!files.some((other) => (manifest.files[other]?.raw ?? 0) >= HEAVY_B)) return call
    const imports = files.map((other) => `import("./${path.basename(other)}")`)
    return `Promise.all([${imports.join()}]).then(([island])=>island)`
  })
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
  const { files } = await build()
  for (const [name, { raw, gzip, brotli }] of Object.entries(files)) {
    console.log(`${name.padEnd(34)} ${raw} B, gzip ${gzip}, brotli ${brotli}`)
  }
}
