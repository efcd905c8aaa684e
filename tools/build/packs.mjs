import { closureOf } from './module-graph.mjs'

/** @typedef {import('./module-graph.mjs').ModuleGraph} ModuleGraph */

/**
 * @typedef {object} Entry a file that is fetched by itself
 * @property {string} file path from the project's root
 * @property {string} name
 * @property {string} group of its islands; that of libraries is their own
 * @property {'first' | 'early' | 'idle' | 'near' | 'later'} turn when pages fetch it. `first`: with the
 *   group. `early`: for what shows at load. `idle`: nearly every page, when it is idle. `near`: prefetched by
 *   nearly every page. `later`: on demand
 * @property {boolean} isOfEveryPage whether nearly every page fetches or prefetches it
 */

/**
 * Modules that several entries share, by the name of the file that holds them. Without packs they would be
 * dozens of files of some hundred bytes.
 * @typedef {ReadonlyMap<string, readonly string[]>} Packs
 */

/** Modules that at least this many groups share are in one file for all. */
const MANY_GROUPS = 4
/** Bytes, minified: smaller packs of some groups are joined to the pack that all share. */
const SMALL_B = 5000
/** Bytes, minified: a smaller pack or module that needs nothing else is joined to the pack of every page. */
const TINY_B = 2700
const TINY_MODULE_B = 400
/** Bytes, minified: a larger library is a pack of its own, with the shared modules that need it. */
const LIBRARY_B = 12_000
/** Shared by files that only some pages have. */
const SOME = 'some'
/** Shared by files that nearly every page prefetches. */
const NEAR = 'near'
/** Shared by files that nearly every page has at load. */
const EVERY_PAGE = 'every-page'
/** These packs are not split by groups, because nearly every page fetches them. */
const ONE_FOR_ALL = [EVERY_PAGE, 'idle', NEAR, 'react']
const LIBRARY = /^node_modules\//
/** React, or what stands for it. */
const REACT = /^node_modules\/(react|react-dom|scheduler|preact)\//

/**
 * Plans the packs, so that files needed at load do not wait for modules of later files, and small pages
 * fetch little.
 * @param {ModuleGraph} graph
 * @param {readonly Entry[]} entries
 * @returns {Packs}
 */
export function planPacks(graph, entries) {
  const closures = new Map(entries.map((entry) => [entry, closureOf(graph, entry.file)]))
  const withReact = entriesWithReact(graph, entries, closures)
  const withReactOnEveryPage = [...withReact].filter(({ isOfEveryPage }) => isOfEveryPage)
  /** The pack of modules that only users of React share. @param {readonly Entry[]} users */
  const reactOf = (users) =>
    withReactOnEveryPage.every((entry) => users.includes(entry)) ? 'react' : 'react-later'
  const onEveryPage = new Set(
    entries.filter(({ isOfEveryPage }) => isOfEveryPage).flatMap((entry) => [...(closures.get(entry) ?? [])]),
  )

  /** @param {string} file */
  const usersOf = (file) => entries.filter((entry) => closures.get(entry)?.has(file))
  /** @param {readonly string[]} files */
  const bytesOf = (files) => files.reduce((sum, file) => sum + (graph.get(file)?.bytes ?? 0), 0)
  const isGreat = (/** @type {string} */ file) =>
    LIBRARY.test(file) && !REACT.test(file) && bytesOf([file]) > LIBRARY_B
  /** Whether they import only each other and what every page has. @param {readonly string[]} files */
  const areAlone = (files) =>
    files
      .flatMap((file) => [...closureOf(graph, file)])
      .every((file) => files.includes(file) || onEveryPage.has(file))

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
  // Modules of the pack `some` that need the pack `near` move into it; otherwise entries that use `some`
  // alone would fetch both.
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

/**
 * The entries that need React, and what only they fetch: it comes when React is there.
 * @param {ModuleGraph} graph
 * @param {readonly Entry[]} entries
 * @param {ReadonlyMap<Entry, ReadonlySet<string>>} closures
 */
function entriesWithReact(graph, entries, closures) {
  const needsReact = (/** @type {Entry} */ entry) =>
    [...(closures.get(entry) ?? [])].some((file) => REACT.test(file))
  const found = new Set(entries.filter(needsReact))
  for (const entry of entries) {
    const fetchers = entries.filter((other) =>
      [...(closures.get(other) ?? [])].some((file) => graph.get(file)?.fetches.includes(entry.file)),
    )
    if (fetchers.length > 0 && fetchers.every((other) => found.has(other))) found.add(entry)
  }
  return found
}

/** The pack of modules that many entries share, by the turns of these. @param {readonly Entry[]} users */
function allOf(users) {
  const turns = users.map(({ turn }) => turn)
  if (turns.includes('first')) return 'first'
  if (turns.includes('early')) return users.some((entry) => entry.isOfEveryPage) ? EVERY_PAGE : SOME
  if (turns.includes('idle')) return 'idle'
  return turns.includes('near') ? NEAR : SOME
}
