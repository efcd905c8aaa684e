import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { closureOf, fetchedFrom, readModuleGraph } from './module-graph.mjs'
import { planPacks } from './packs.mjs'
import { writeChunks } from './write-chunks.mjs'

/** The modules that fetch all others. */
const LISTS = ['src/groups.ts', 'src/runtime.ts']
/**
 * Asks browsers that know this hint to compile the whole file off the main thread while it arrives, instead
 * of each function when it is called.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
/** The groups that nearly every page has, with their light islands. */
const EVERY_PAGE = 'src/every-page.ts'
/** Code that nearly every page prefetches: love and cart buttons, bag, wishlist, live search. */
const NEAR = ['islands/cart/buttons.ts', 'islands/cart/widgets.ts', 'islands/search/live-search/index.ts']
const PACK = 'pack:'
/** The entry module of an island; a file that holds several islands imports several. */
const ISLAND = /^islands\/[^/]+\/([^/]+)\/index\.tsx?$/

/** @typedef {import('./packs.mjs').Entry} Entry */
/** @typedef {import('../all-islands').ListedIsland} ListedIsland */

/**
 * @typedef {object} Chunks
 * @property {import('esbuild').Metafile['outputs']} outputs by paths from the project's root
 * @property {readonly Entry[]} entries
 */

/**
 * Builds a file for each dynamically imported module, and as few files as possible for the modules that
 * these share.
 * @param {import('esbuild').BuildOptions} options of every build
 * @param {{ root: string, outDir: string, islands: readonly ListedIsland[] }} what
 * @returns {Promise<Chunks>}
 */
export async function buildChunks(options, { root, outDir, islands }) {
  const graph = await readModuleGraph({ ...options, entryPoints: LISTS })
  const files = new Set(LISTS.flatMap((list) => fetchedFrom(graph, list)))
  const entries = [...files].map((file) => entryOf(file, islands, graph))
  const names = entries.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`Two files would be called ${twice}`)

  const packs = planPacks(graph, entries)
  const needed = new Map(entries.map((entry) => [path.resolve(root, entry.file), packsOf(entry)]))
  /**
   * The packs of an entry, and those that these packs need: only so does a pack stay one file.
   * @param {Entry} entry
   */
  function packsOf({ file }) {
    const modules = new Set(closureOf(graph, file))
    /** @type {Set<string>} */
    const found = new Set()
    for (const module of modules) {
      const [name, others = []] = [...packs].find(([, pack]) => pack.includes(module)) ?? []
      if (!name || found.has(name)) continue
      found.add(name)
      for (const other of others) for (const each of closureOf(graph, other)) modules.add(each)
    }
    return [...found].sort()
  }

  const built = await esbuild.build({
    ...options,
    entryPoints: Object.fromEntries(entries.map(({ name, file }) => [name, file])),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    outdir: outDir,
    banner: { js: COMPILE_HINT },
    format: 'esm',
    splitting: true,
    metafile: true,
    write: false,
    plugins: [...(options.plugins ?? []), packed(root, needed, packs)],
  })
  const [commonJs] = Object.entries(built.metafile.inputs).find(([, { format }]) => format === 'cjs') ?? []
  if (commonJs) throw new Error(`${commonJs} is CommonJS: name it in tools/build/common-js-as-modules.mjs`)
  return { outputs: await writeChunks(built, root), entries }
}

/**
 * The name of the chunk that a module becomes, after its island or its group:
 * `islands/cart/mini-cart/index.ts` is `mini-cart`, `islands/maps/group.ts` is `maps-group`,
 * `islands/maps/behaviours.ts` is `maps-behaviours`, `islands/forms/shared/form-rules/rules.ts` is `form-rules-rules`,
 * `legacy-shims/masonry/index.ts` is `masonry`.
 * @param {string} file path from the project's root
 * @param {(name: string) => boolean} isIsland
 */
export function chunkNameOf(file, isIsland) {
  if (file === EVERY_PAGE) return 'every-page-group'
  const own = path.basename(file).replace(/\.\w+$/, '')
  const [top, group = '', ...rest] = file.replace('/shared/', '/').split('/')
  if (own === 'index') return path.basename(path.dirname(file))
  if (top !== 'islands') return own
  if (own !== 'group' && isIsland(own)) return own
  return rest.length > 1 ? `${rest[0]}-${own}` : `${group}-${own}`
}

/**
 * @param {string} file
 * @param {readonly ListedIsland[]} islands
 * @param {import('./module-graph.mjs').ModuleGraph} graph
 * @returns {Entry}
 */
function entryOf(file, islands, graph) {
  const name = chunkNameOf(file, (own) => islands.some((island) => island.name === own))
  const [top, group = '', fileName = ''] = file.split('/')
  if (file === EVERY_PAGE) return { file, name, group: 'every-page', turn: 'idle', isOfEveryPage: true }
  if (top !== 'islands') return { file, name, group: file, turn: 'later', isOfEveryPage: false }
  if (fileName === 'group.ts') return { file, name, group, turn: 'first', isOfEveryPage: false }
  const held = [file, ...(graph.get(file)?.needs ?? [])].map((each) => ISLAND.exec(each)?.[1])
  // An island that wakes early on few sites only does not belong to what all early files share.
  const isEarly = islands.some(({ name, wake, when }) => held.includes(name) && wake === 'early' && !when)
  const isNear = NEAR.includes(file)
  // Light islands of a group that nearly every page has.
  const isIdle =
    fileName === 'behaviours.ts' && graph.get(EVERY_PAGE)?.needs.includes(`islands/${group}/group.ts`)
  const turn = isEarly ? 'early' : isIdle ? 'idle' : isNear ? 'near' : 'later'
  return { file, name, group, turn, isOfEveryPage: isNear }
}

/**
 * Has every entry import its packs whole: esbuild puts modules that the same entries need into one file.
 * @param {string} root
 * @param {ReadonlyMap<string, readonly string[]>} files the names of the packs by the entries' files
 * @param {import('./packs.mjs').Packs} packs
 * @returns {import('esbuild').Plugin}
 */
function packed(root, files, packs) {
  return {
    name: 'packed',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^pack:/ }, ({ path: request }) => ({ path: request, namespace: 'pack' }))
      // Libraries declare that they have no side effects; without this, esbuild would drop these imports.
      onResolve({ filter: /^\.\/node_modules\//, namespace: 'pack' }, ({ path: request }) => ({
        path: path.resolve(root, request),
        sideEffects: true,
      }))
      onLoad({ filter: /^pack:/, namespace: 'pack' }, ({ path: request }) => ({
        contents: importsOf((packs.get(request.slice(PACK.length)) ?? []).map((file) => `./${file}`)),
        resolveDir: root,
      }))
      onLoad({ filter: /\.(tsx?|js)$/ }, async ({ path: file, namespace }) => {
        const needed = namespace === 'file' ? files.get(file) : undefined
        if (!needed || needed.length === 0) return undefined
        const source = await readFile(file, 'utf8')
        return {
          contents: `${importsOf(needed.map((name) => PACK + name))}\n${source}`,
          loader: file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js',
        }
      })
    },
  }
}

/** @param {readonly string[]} addresses */
const importsOf = (addresses) => addresses.map((address) => `import ${JSON.stringify(address)}`).join('\n')
