import path from 'node:path'
import * as esbuild from 'esbuild'

/**
 * @typedef {object} Module
 * @property {readonly string[]} needs its static imports: paths from the project's root
 * @property {readonly string[]} fetches its dynamic imports
 * @property {number} bytes of it in a bundle
 */

/** @typedef {ReadonlyMap<string, Module>} ModuleGraph by paths from the project's root */

/**
 * Reads which module imports which, as the bundler resolves them.
 * @param {import('esbuild').BuildOptions} options with entry points
 * @returns {Promise<ModuleGraph>}
 */
export async function readModuleGraph(options) {
  const { metafile } = await esbuild.build({
    ...options,
    format: 'esm',
    splitting: true,
    outdir: 'nowhere',
    legalComments: 'none',
    metafile: true,
    write: false,
  })
  /** @type {Map<string, number>} */
  const bytes = new Map()
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs))
      bytes.set(file, (bytes.get(file) ?? 0) + bytesInOutput)
  }
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => {
      const inside = imports.filter(({ external }) => !external)
      /** @param {(kind: string) => boolean} isWanted */
      const of = (isWanted) => [
        ...new Set(inside.filter(({ kind }) => isWanted(kind)).map(({ path: to }) => path.normalize(to))),
      ]
      return [
        file,
        {
          needs: of((kind) => kind !== 'dynamic-import'),
          fetches: of((kind) => kind === 'dynamic-import'),
          bytes: bytes.get(file) ?? 0,
        },
      ]
    }),
  )
}

/**
 * A module and all that it cannot run without.
 * @param {ModuleGraph} graph
 * @param {string} file
 * @returns {ReadonlySet<string>}
 */
export function closureOf(graph, file) {
  const found = new Set([file])
  for (const each of found) for (const needed of graph.get(each)?.needs ?? []) found.add(needed)
  return found
}

/**
 * All modules that a module imports dynamically, directly or through others.
 * @param {ModuleGraph} graph
 * @param {string} file
 * @returns {readonly string[]}
 */
export function fetchedFrom(graph, file) {
  /** @type {Set<string>} */
  const found = new Set()
  const visited = new Set([file])
  for (const each of visited) {
    for (const module of closureOf(graph, each)) {
      for (const fetched of graph.get(module)?.fetches ?? []) {
        found.add(fetched)
        visited.add(fetched)
      }
    }
  }
  return [...found]
}
