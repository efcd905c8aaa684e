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
/** Bytes, minified: what only some groups share, and is smaller, goes with what all share. */
const SMALL_B = 5000
/** Bytes, minified: what is smaller, and needs nothing else, goes with what every page has: a pack, or one module. */
const TINY_B = 2700
const TINY_MODULE_B = 400
/** Bytes, minified: a greater library is a file of its own, together with what needs it and is shared. */
const LIBRARY_B = 12_000
/** Shared by files that only some pages have. */
const SOME = 'some'
/** Shared by what nearly every page fetches ahead. */
const NEAR = 'near'
/** Shared by what nearly every page has at load, and whatever others need of it. */
const EVERY_PAGE = 'every-page'
/** What nearly every page fetches anyway is not apart by groups. */
const ONE_FOR_ALL = [EVERY_PAGE, 'idle', NEAR, 'react']
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
  const onEveryPage = new Set(
    entries.filter(({ isOfEveryPage }) => isOfEveryPage).flatMap((entry) => [...(closures.get(entry) ?? [])]),
  )

  /** @param {string} file */
  const usersOf = (file) => entries.filter((entry) => closures.get(entry)?.has(file))
  /** @param {readonly string[]} files */
  const bytesOf = (files) => files.reduce((sum, file) => sum + (graph.get(file)?.bytes ?? 0), 0)
  const isGreat = (/** @type {string} */ file) =>
    LIBRARY.test(file) && !REACT.test(file) && bytesOf([file]) > LIBRARY_B
  /** Whether they need nothing that some pages do without. @param {readonly string[]} files */
  const areAlone = (files) =>
    files
      .flatMap((file) => [...closureOf(graph, file)])
      .every((file) => files.includes(file) || onEveryPage.has(file))

  const withReactOnEveryPage = [...withReact].filter(({ isOfEveryPage }) => isOfEveryPage)
  /** The pack of what only users of React share. @param {readonly Entry[]} users */
  const reactOf = (users) =>
    withReactOnEveryPage.every((entry) => users.includes(entry)) ? 'react' : 'react-later'

  /** @param {string} file */
  function packOf(file) {
    const users = usersOf(file)
    if (users.length < 2 || users.some((entry) => entry.file === file)) return undefined
    if (REACT.test(file)) return { name: 'react', all: 'react' }
    const library = [...closureOf(graph, file)].find(isGreat)
    if (library) return { name: library, all: library }
    const groups = [...new Set(users.map(({ group }) => group))].sort()
    const all = users.every((entry) => withReact.has(entry)) ? reactOf(users) : allOf(users)
    const isOneForAll = groups.length >= MANY_GROUPS || ONE_FOR_ALL.includes(all)
    if (all === SOME && isOneForAll && bytesOf([file]) < TINY_MODULE_B && areAlone([file]))
      return { name: EVERY_PAGE, all: EVERY_PAGE }
    return { name: isOneForAll ? all : `${groups.join('-')}-${all}`, all }
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
    const bytes = bytesOf(files)
    if (name === all || bytes >= SMALL_B) continue
    packs.delete(name)
    const isLate = files.every((file) => usersOf(file).every(({ turn }) => turn === 'later'))
    const isTiny = all === SOME && bytes < TINY_B && areAlone(files)
    const to = isTiny ? (isLate ? NEAR : EVERY_PAGE) : all
    put({ name: to, all: to }, files)
  }
  // What needs the later of two packs goes with it: else who needs the other one would fetch both.
  const filesOf = (/** @type {string} */ name) => packs.get(name)?.files ?? []
  const isLater = (/** @type {string} */ file) =>
    filesOf(NEAR).some((other) => closureOf(graph, file).has(other))
  const later = filesOf(SOME).filter(isLater)
  return new Map(
    [...packs].map(([name, { files }]) => {
      if (name === NEAR) return [name, [...files, ...later]]
      return [name, name === SOME ? files.filter((file) => !later.includes(file)) : files]
    }),
  )
}

/** The pack of what many share, by who they are. @param {readonly Entry[]} users */
function allOf(users) {
  const turns = users.map(({ turn }) => turn)
  if (turns.includes('first')) return 'first'
  if (turns.includes('early')) return users.some((entry) => entry.isOfEveryPage) ? EVERY_PAGE : SOME
  if (turns.includes('idle')) return 'idle'
  return turns.includes('near') ? NEAR : SOME
}
