/** The sources that use React, and their tests. */
import { islandFolders } from '../../tools/build/island-folders.mjs'
import { ROOT } from '../../tools/build/options.mjs'
import { readIslands } from '../../tools/build/read-islands.mjs'
import { dependentsOf, readImportGraph } from '../../tools/changed/import-graph.mjs'
import { LIST, UNIT_TEST } from '../../tools/changed/reach.mjs'

const REACT_IMPORT = /\sfrom '(@nanostores\/)?react(-dom)?(\/[\w-]+)?'/
/** Code that pages run, and the tests beside it. */
const SHIPPED = /^(src|islands|legacy-shims)\//

export async function readReactUsers() {
  const folders = islandFolders()
  const islands = (await readIslands()).map(({ name, features }) => ({
    name,
    features,
    folder: folders.get(name) ?? '',
  }))
  return reactUsers({ graph: readImportGraph(ROOT), islands })
}

/**
 * @param {{
 *   graph: import('../../tools/changed/import-graph.mjs').ImportGraph,
 *   islands: readonly import('../../tools/changed/reach.mjs').ProjectIsland[],
 * }} project
 * @returns {{ islands: readonly string[], features: readonly string[], unitTests: readonly string[] }} islands
 *   by name, feature ids of these, files of unit tests
 */
export function reactUsers({ graph, islands }) {
  const components = [...graph]
    .filter(([file, { text }]) => SHIPPED.test(file) && REACT_IMPORT.test(text))
    .map(([file]) => file)
  const dependents = dependentsOf(graph, components, (file, { needs, fetches }) =>
    LIST.test(file) ? [] : [...needs, ...fetches],
  )
  const found = islands.filter(({ folder }) =>
    ['index', 'view'].some((name) => dependents.has(`${folder}/${name}.ts`)),
  )
  return {
    islands: found.map(({ name }) => name),
    features: [...new Set(found.flatMap(({ features }) => features))].sort(),
    unitTests: [...dependents].filter((file) => UNIT_TEST.test(file) && SHIPPED.test(file)).sort(),
  }
}
