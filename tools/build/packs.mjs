import { closureOf } from './module-graph.mjs'

/** @typedef {import('./module-graph.mjs').ModuleGraph} ModuleGraph */

/**
 * @typedef {object} Entry a file that is fetched by itself
 * @property {string} file path from the project's root
 * @property {string} name
 * @property {string} group of its islands; that of libraries is their own
 * @property {'first' | 'early' | 'idle' | 'near' | 'later'} turn when pages fetch it: as soon as they know that they need
 *   the group; for what shows at load; nearly every page, when it is idle, or ahead of what the visitor does; or later
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
/** Bytes, minified: what is smaller, and needs nothing else, goes with what every page has. */
const TINY_B = 1300
/** Bytes, minified: a greater library is a file of its own. */
const LIBRARY_B = 12_000
/** What nearly every page fetches anyway is not apart by groups. */
const ONE_FOR_ALL = ['idle', 'near', 'react']
/** @type {Readonly<Record<string, string>>} where the tiny ones go, which every page has */
const WITH_EVERY_PAGE = { early: 'common-early', common: 'near' }
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
    const all = users.every((entry) => withReact.has(entry)) ? reactOf(users) : commonOf(users)
    const isOneForAll = groups.length >= MANY_GROUPS || ONE_FOR_ALL.includes(all)
    return { name: isOneForAll ? all : `${groups.join('-')}-${all}`, all }
  }

  const onEveryPage = new Set(
    entries.filter(({ isOfEveryPage }) => isOfEveryPage).flatMap((entry) => [...(closures.get(entry) ?? [])]),
  )
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
    const needed = files.flatMap((file) => [...closureOf(graph, file)])
    const isAlone = needed.every((file) => files.includes(file) || onEveryPage.has(file))
    const to = (isAlone && bytes < TINY_B && WITH_EVERY_PAGE[all]) || all
    put({ name: to, all: to }, files)
  }
  return new Map([...packs].map(([name, { files }]) => [name, files]))
}

/** The pack of what only users of React share. @param {readonly Entry[]} users */
const reactOf = (users) => (users.some(({ isOfEveryPage }) => isOfEveryPage) ? 'react' : 'react-later')

/** The pack of what many share, by who they are. @param {readonly Entry[]} users */
function commonOf(users) {
  const turns = users.map(({ turn }) => turn)
  const isOfEveryPage = users.some((entry) => entry.isOfEveryPage)
  if (turns.includes('first')) return isOfEveryPage ? 'base' : 'first'
  if (turns.includes('early')) return isOfEveryPage ? 'common-early' : 'early'
  if (turns.includes('idle')) return 'idle'
  return turns.includes('near') ? 'near' : 'common'
}
