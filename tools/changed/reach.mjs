/**
 * The tests that a change can reach: unit tests by the import graph, browser tests by the feature ids of the islands
 * it reaches.
 */
import { dependentsOf } from './import-graph.mjs'

/** @typedef {import('./import-graph.mjs').ImportGraph} ImportGraph */

/**
 * @typedef {object} ProjectIsland
 * @property {string} name
 * @property {string} folder `islands/GROUP/NAME`
 * @property {readonly string[]} features ids
 */

/**
 * @typedef {object} Reach
 * @property {readonly string[]} unitTests files
 * @property {readonly string[]} islands names
 * @property {readonly string[]} features ids: the browser tests that have one of them in their titles can
 *   fail
 * @property {readonly string[]} specs files of browser tests that can fail as a whole
 * @property {string | undefined} sharedBy a changed file that nearly all browser tests depend on
 * @property {readonly string[]} elsewhere commands that test what these tests cannot
 */

/**
 * Browser tests of starting, waking, holding and of a few islands of each kind: for changes that reach
 * everything.
 */
export const CORE_SPECS = [
  'tests/runtime.spec.ts',
  'tests/love-button.spec.ts',
  'tests/tabs.spec.ts',
  'tests/policies.spec.ts',
]
/**
 * Unit tests that read the text of all sources or documents: they can fail after any change, and are quick.
 */
export const SOURCE_CHECKS = [
  'tests/unit/citations.test.ts',
  'tests/unit/docs-islands.test.ts',
  'tests/unit/docs-links.test.ts',
  'tests/unit/docs-settings.test.ts',
  'tests/unit/layers.test.ts',
  'tests/unit/listeners.test.ts',
  'tests/unit/markup-sinks.test.ts',
]

/**
 * A change that reaches more islands than this runs the core specs, because testing each island takes too
 * long.
 */
const MANY_ISLANDS = 6
/** The same for spec files that share a helper. */
const MANY_SPECS = 8
export const UNIT_TEST = /\.test\.tsx?$/
const SPEC = /\.spec\.ts$/
/** Lists of islands. What imports a list depends on every island, and is tested with the list. */
export const LIST =
  /^(islands\/[^/]+\/(group|at-load|behaviours|widgets)\.ts|src\/(groups|every-page|at-once)\.ts|tools\/all-islands\.ts)$/
/** The modules of the first two scripts of a page. */
const RUNTIME = ['src/main.ts', 'src/runtime.ts']
/**
 * Files that every browser test uses without importing them: how the bundle and the shop's pages are made, and how
 * tests run.
 */
const ALL_SPECS_USE = [
  /^(build\.mjs|package(-lock)?\.json|tsconfig\.json)$/,
  /^tools\/(build\/|all-islands)/,
  /^src\/.*\.css$/,
  /^fixtures-html\/(pages|assets)\//,
  /^tests\/(playwright\.config\.ts|browser\.mjs|chromium\.mjs)$/,
]
const MARKUP = /^fixtures-html\/(?:widgets|pages)\/([\w-]+)\.html$/

/**
 * @param {readonly string[]} changed paths from the project's root
 * @param {{ graph: ImportGraph, islands: readonly ProjectIsland[] }} project
 * @returns {Reach}
 */
export function reachOf(changed, { graph, islands }) {
  const dependents = dependentsOf(graph, changed, (file, { needs, fetches }) =>
    LIST.test(file) ? [] : [...needs, ...fetches],
  )
  const tests = [...dependents, ...testsWithMarkup(changed, graph)]
  const specs = tests.filter((file) => SPEC.test(file))
  const reached = islands.filter((island) => isReached(island, changed, dependents))
  const isWide = reached.length > MANY_ISLANDS || specs.length > MANY_SPECS
  const sharedBy =
    changed.find((file) => ALL_SPECS_USE.some((pattern) => pattern.test(file)) || isInRuntime(file, graph)) ??
    (isWide ? changed.find((file) => !UNIT_TEST.test(file) && graph.has(file)) : undefined)
  return {
    unitTests: sorted([...tests.filter((file) => UNIT_TEST.test(file)), ...SOURCE_CHECKS]),
    islands: reached.map(({ name }) => name),
    features: sharedBy ? [] : sorted(reached.flatMap(({ features }) => features)),
    specs: sorted(sharedBy ? [...specs.filter((file) => changed.includes(file)), ...CORE_SPECS] : specs),
    sharedBy,
    elsewhere: [
      ...(sharedBy ? ['npm run test:browser'] : []),
      ...(changed.some((file) => file.startsWith('wordpress/')) ? ['npm run test:wordpress'] : []),
      ...(changed.some((file) => file.startsWith('bench/')) ? ['npm run bench'] : []),
    ],
  }
}

/**
 * Whether the change is in the island's folder, in its group's lists, or in what it imports.
 * @param {ProjectIsland} island
 * @param {readonly string[]} changed
 * @param {ReadonlySet<string>} dependents
 */
function isReached({ folder }, changed, dependents) {
  const group = folder.slice(0, folder.lastIndexOf('/'))
  const isOwn = (/** @type {string} */ file) =>
    (file.startsWith(`${folder}/`) && !UNIT_TEST.test(file)) ||
    (file.startsWith(`${group}/`) && LIST.test(file))
  return dependents.has(`${folder}/index.ts`) || changed.some(isOwn)
}

/**
 * @param {string} file
 * @param {ImportGraph} graph
 */
function isInRuntime(file, graph) {
  if (file.startsWith('islands/')) return false
  const dependents = dependentsOf(graph, [file], (importer, { needs }) => (LIST.test(importer) ? [] : needs))
  return LIST.test(file) || RUNTIME.some((module) => dependents.has(module))
}

/**
 * The tests that name a changed fragment or page of the fixtures: they read it by its name, without an
 * import.
 * @param {readonly string[]} changed
 * @param {ImportGraph} graph
 */
function testsWithMarkup(changed, graph) {
  const names = changed.map((file) => MARKUP.exec(file)?.[1]).filter((name) => name !== undefined)
  if (names.length === 0) return []
  const mention = new RegExp(`['"\`/](${names.join('|')})['"\`/.?]`)
  return [...graph]
    .filter(([file, { text }]) => (UNIT_TEST.test(file) || SPEC.test(file)) && mention.test(text))
    .map(([file]) => file)
}

/** @param {readonly string[]} texts */
const sorted = (texts) => [...new Set(texts)].sort()
