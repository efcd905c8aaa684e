/** Builds `dist/` from the sources: the same sources give the same bytes. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import * as esbuild from 'esbuild'
import { buildChunks, COMPILE_HINT } from './tools/build/build-chunks.mjs'
import { islandFolders } from './tools/build/island-folders.mjs'
import { keepLastFiles, readKeepDays, USUAL_KEEP_DAYS } from './tools/build/keep-last-files.mjs'
import { keepDebugOverlay, keepDynamicImports } from './tools/build/kept-imports.mjs'
import { factsOf, filesNeededBy } from './tools/build/manifest.mjs'
import { PRODUCTION, productionWith, ROOT } from './tools/build/options.mjs'
import { preloadsOf } from './tools/build/preloads.mjs'
import { readIslands } from './tools/build/read-islands.mjs'
import { FEATURES } from './tools/feature-list.mjs'
import { buildScan } from './tools/scan/build-scan.mjs'

/** @typedef {import('./tools/build/manifest.mjs').Manifest} Manifest */

const ENTRY = 'laurel.js'
const SINGLE = 'laurel.single.js'
const STYLE = 'laurel.css'
const CHUNKS = 'chunks'
/** Groups whose rows are in the file of another group. */
const FETCHED_WITH = new Map([
  ['page', 'every-page'],
  ['header', 'every-page'],
  ['disclosure', 'every-page'],
  ['cart', 'every-page'],
  ['search', 'every-page'],
])
/** The name in `src/groups.ts` of the file that holds a group's rows. @param {string} group */
const fetchedAs = (group) => FETCHED_WITH.get(group) ?? group

/**
 * Writes the bundle, its chunks, the single file, the style sheet, the scan tool and the manifest. A file
 * is written before the files that import it, so that a page opened during the build finds everything it
 * asks for. Chunks of the build before stay for pages that are open.
 * @param {{outDir?: string, keepDays?: number, react?: import('./tools/build/options.mjs').React}} [options]
 *   `outDir`: where to write, `dist` by default; `keepDays`: for how many days chunks of earlier builds stay;
 *   `react`: the library that runs components, React itself by default
 * @returns {Promise<Manifest>}
 */
export async function build({
  outDir = path.join(ROOT, 'dist'),
  keepDays = USUAL_KEEP_DAYS,
  react = 'react',
} = {}) {
  const options = productionWith(react)
  const islands = await readIslands()
  await mkdir(outDir, { recursive: true })
  const { outputs, entries } = await buildChunks(options, {
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
    react,
    files: {},
    groups: {},
    islands: {},
    features: namesOf(islands.flatMap(({ features }) => features)),
    preload: {},
  }
  const chunks = Object.entries(outputs).filter(([file]) => file.endsWith('.js'))
  await enterFiles(
    manifest,
    outDir,
    chunks.sort().map(([file, { imports }]) => {
      const needed = imports.filter(({ kind }) => kind === 'import-statement')
      return [nameOf(file), [...new Set(needed.map((other) => nameOf(other.path)))].sort()]
    }),
  )
  const runtime = await buildRuntime(outDir, manifest, (file) => nameOf(outputOf(outputs, file).output))
  /** @param {string} group */
  const listOf = (group) => fileOf(`${fetchedAs(group)}-group`)
  enterIslands(manifest, islands, { built, nameOf, listOf })
  enterGroups(manifest, { built, nameOf, listOf })
  manifest.preload = preloadsOf(filesNeededBy(manifest, runtime), manifest.groups)

  const list = await writeFileList(outDir, manifest)
  await Promise.all([
    esbuild.build({
      ...options,
      entryPoints: ['src/main.ts'],
      outfile: path.join(outDir, ENTRY),
      banner: { js: COMPILE_HINT },
      format: 'esm',
      plugins: [keepDynamicImports((file) => `./${nameOf(outputOf(outputs, file).output)}`)],
      define: {
        ...options.define,
        RUNTIME_FILE: JSON.stringify(path.basename(runtime)),
        FILES_FILE: JSON.stringify(path.basename(list)),
      },
    }),
    esbuild.build({ ...options, entryPoints: ['src/laurel.css'], outfile: path.join(outDir, STYLE) }),
    esbuild.build({
      ...options,
      entryPoints: ['src/main.ts'],
      outfile: path.join(outDir, SINGLE),
      format: 'iife',
      logOverride: { 'empty-import-meta': 'silent' },
      plugins: [...options.plugins, keepDebugOverlay(`./${fileOf('debug-overlay')}`)],
    }),
    // The scan tool is for maintainers: the manifest lists what pages and `laurel.php` use.
    buildScan(path.join(outDir, 'tools/scan.mjs')),
  ])
  await enterFiles(manifest, outDir, [
    [ENTRY, [runtime]],
    [SINGLE, []],
    [STYLE, []],
  ])
  await writeFile(path.join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await keepLastFiles(path.join(outDir, CHUNKS), Object.keys(manifest.files), { keepDays })
  return manifest
}

/**
 * @typedef {object} Built
 * @property {readonly BuiltEntry[]} built
 * @property {(file: string) => string} nameOf the name in the manifest of a file as esbuild names it
 * @property {(group: string) => string} listOf the file with a group's rows
 */
/** @typedef {{ name: string, group: string, file: string, output: string, exports: readonly string[] }} BuiltEntry */

/**
 * @param {Manifest} manifest
 * @param {string} outDir
 * @param {readonly (readonly [file: string, imports: string[]])[]} files
 */
async function enterFiles(manifest, outDir, files) {
  const facts = await Promise.all(files.map(([file, imports]) => factsOf(path.join(outDir, file), imports)))
  for (const [index, [file]] of files.entries()) Object.assign(manifest.files, { [file]: facts[index] })
}

/** @param {readonly string[]} ids of features @returns {Record<string, string>} their names */
function namesOf(ids) {
  return Object.fromEntries([...new Set(ids)].sort().map((id) => [id, FEATURES[id] ?? '']))
}

/**
 * Enters the islands with the files that each needs.
 * @param {Manifest} manifest has the chunks
 * @param {Awaited<ReturnType<typeof readIslands>>} islands
 * @param {Built} built
 */
function enterIslands(manifest, islands, { built, nameOf, listOf }) {
  const folders = islandFolders()
  for (const { name, features, selector, wake, viewWaits } of islands) {
    const folder = folders.get(name) ?? ''
    const group = folder.split('/')[1] ?? ''
    const exported = name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
    /** @param {string} of a mount */
    const holderOf = (of) =>
      built.find((entry) => [group, fetchedAs(group)].includes(entry.group) && entry.exports.includes(of))
    const own = built.find((entry) => entry.file === `${folder}/index.ts`) ?? holderOf(exported)
    const view = holderOf(`${exported}View`)
    const file = own ? nameOf(own.output) : listOf(group)
    manifest.islands[name] = {
      group,
      features,
      selector,
      wake,
      files:
        wake === 'now'
          ? []
          : [
              ...new Set(
                [file, ...(view && !viewWaits ? [nameOf(view.output)] : [])].flatMap((each) =>
                  filesNeededBy(manifest, each),
                ),
              ),
            ],
      ...(view ? { view: nameOf(view.output) } : {}),
    }
  }
}

/**
 * Enters the groups with their files, and the weight of the files that only they have.
 * @param {Manifest} manifest has the islands
 * @param {Built} built
 */
function enterGroups(manifest, { built, nameOf, listOf }) {
  for (const group of new Set(Object.values(manifest.islands).map((island) => island.group))) {
    const files = filesNeededBy(manifest, listOf(group))
    const own = built.filter((entry) => entry.group === group).map(({ output }) => nameOf(output))
    manifest.groups[group] = {
      fetchedAs: fetchedAs(group),
      files,
      islands: Object.keys(manifest.islands).filter((name) => manifest.islands[name]?.group === group),
      brotli: own.reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? 0), 0),
    }
  }
}

/**
 * Writes the list of files, by which pages prefetch code and fetch again what did not arrive.
 * @param {string} outDir
 * @param {Manifest} manifest gets an entry for this file
 */
async function writeFileList(outDir, manifest) {
  /** @type {Record<string, string[]>} */
  const files = {}
  for (const { fetchedAs: group, files: own } of Object.values(manifest.groups))
    files[`${group}-group`] = own.map((file) => path.basename(file))
  for (const [name, island] of Object.entries(manifest.islands)) {
    if (island.files.length > 0) files[name] = island.files.map((file) => path.basename(file))
    if (island.view) files[`${name}-view`] = [path.basename(island.view)]
  }
  const contents = [
    "import { listFiles } from './src/runtime/file-list'",
    "export { startPrefetch } from './src/runtime/prefetch'",
    `const list = listFiles(${JSON.stringify(files)}, import.meta.url, (address) => import(address))`,
    'export const { files, filesOf, fetchAgain } = list',
  ].join('\n')
  const { outputFiles } = await esbuild.build({
    ...PRODUCTION,
    stdin: { contents, resolveDir: ROOT, sourcefile: 'files.js' },
    format: 'esm',
    legalComments: 'none',
    write: false,
  })
  return writeHashed(outDir, manifest, 'files', outputFiles[0]?.text ?? '')
}

/**
 * Writes the runtime, which every page fetches. It shares no modules with other chunks, because it runs
 * before them.
 * @param {string} outDir
 * @param {Manifest} manifest gets an entry for this file
 * @param {(file: string) => string} chunkOf
 */
async function buildRuntime(outDir, manifest, chunkOf) {
  const { outputFiles } = await esbuild.build({
    ...PRODUCTION,
    entryPoints: ['src/runtime.ts'],
    banner: { js: COMPILE_HINT },
    legalComments: 'none',
    format: 'esm',
    write: false,
    plugins: [keepDynamicImports((file) => `./${path.basename(chunkOf(file))}`)],
  })
  return writeHashed(outDir, manifest, 'runtime', outputFiles[0]?.text ?? '')
}

/**
 * Writes a chunk whose name carries the hash of its code.
 * @param {string} outDir
 * @param {Manifest} manifest gets an entry for the file
 * @param {string} name
 * @param {string} code
 */
async function writeHashed(outDir, manifest, name, code) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 5).toUpperCase()
  const file = `${CHUNKS}/${name}-${hash}.js`
  await writeFile(path.join(outDir, file), code)
  await enterFiles(manifest, outDir, [[file, []]])
  return file
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: { preact: { type: 'boolean', default: false }, out: { type: 'string' } },
  })
  const { files, react } = await build({
    ...(values.out && { outDir: path.resolve(values.out) }),
    keepDays: readKeepDays(process.env['LAUREL_KEEP_DAYS']),
    react: values.preact ? 'preact' : 'react',
  })
  for (const [name, { raw, gzip, brotli }] of Object.entries(files)) {
    console.log(`${name.padEnd(34)} ${raw} B, gzip ${gzip}, brotli ${brotli}`)
  }
  console.log(`Components run on ${react === 'preact' ? 'Preact' : 'React'}.`)
}
