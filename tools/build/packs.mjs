import { closureOf } from './module-graph.mjs'

/** @typedef {import('./module-graph.mjs').ModuleGraph} ModuleGraph */

/**
 * @typedef {object} Entry a file that is fetched by itself
 * @property {string} file path from the project's root
 * @property {string} name
 * @property {string} group of its islands; that of libraries is their own
 * @property {'first' | 'early' | 'later'} turn when pages fetch it: as soon as they know that they need the group, for what
 *   shows at load, or later
 * @property {boolean} isOfEveryPage whether every page fetches it sooner or later
 */

/**
 * Modules that several entries share, by the name of the file that holds them: apart, they would be dozens of files of some
 * hundred bytes.
 * @typedef {ReadonlyMap<string, readonly string[]>} Packs
 */

/** From so many groups on what they share is one file for all. */
const MANY_GROUPS = 4
/** Bytes, minified: what is smaller goes with what all share. */
const SMALL_B = 2500
/** Bytes, minified: a greater library is a file of its own. */
const LIBRARY_B = 12_000
const LIBRARY = /^node_modules\//
const REACT = /^node_modules\/(react|react-dom|scheduler)\//

/**
 * What pages need at once does not wait for what only later files need, and pages that need little get little.
 * @param {ModuleGraph} graph
 * @param {readonly Entry[]} entries
 * @returns {Packs}
 */
export function planPacks(graph, entries) {
  const closures = new Map(entries.map((entry) => [entry, closureOf(graph, entry.file)]))
  const withReact = new Set(
    entries.filter((entry) => [...(closures.get(entry) ?? [])].some((file) => REACT.test(file))),
  )

  /** @param {string} file */
  function packOf(file) {
    const users = entries.filter((entry) => closures.get(entry)?.has(file))
    if (users.length < 2 || users.some((entry) => entry.file === file)) return undefined
    if (REACT.test(file)) return { name: 'react', all: 'react' }
    if (LIBRARY.test(file) && (graph.get(file)?.bytes ?? 0) > LIBRARY_B) return undefined
    const groups = [...new Set(users.map(({ group }) => group))].sort()
    const all = users.every((entry) => withReact.has(entry)) ? 'react' : commonOf(users)
    return { name: groups.length < MANY_GROUPS ? `${groups.join('-')}-${all}` : all, all }
  }

  /** @type {Map<string, { all: string, files: string[] }>} */
  const packs = new Map()
  /** @param {{ name: string, all: string }} pack @param {readonly string[]} files */
  const put = ({ name, all }, files) =>
    packs.set(name, { all, files: [...(packs.get(name)?.files ?? []), ...files] })
  for (const file of graph.keys()) {
    const pack = packOf(file)
    if (pack) put(pack, [file])
  }
  for (const [name, { all, files }] of packs) {
    const bytes = files.reduce((sum, file) => sum + (graph.get(file)?.bytes ?? 0), 0)
    if (name === all || bytes >= SMALL_B) continue
    packs.delete(name)
    put({ name: all, all }, files)
  }
  return new Map([...packs].map(([name, { files }]) => [name, files]))
}

/** The pack of what many share, by who they are. @param {readonly Entry[]} users */
function commonOf(users) {
  const isEarly = users.some(({ turn }) => turn === 'early')
  const isOfEveryPage = users.some((entry) => entry.isOfEveryPage)
  if (users.some(({ turn }) => turn === 'first')) return isOfEveryPage ? 'base' : 'first'
  if (isEarly) return isOfEveryPage ? 'common-early' : 'early'
  return 'common'
}
