/**
 * The build that `npm start` serves: incremental, readable, with source maps; modules are not packed into
 * few files.
 */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { chunkNameOf } from './build-chunks.mjs'
import { islandFolders } from './island-folders.mjs'
import { keepDebugOverlay } from './kept-imports.mjs'
import { BUNDLE, ROOT } from './options.mjs'
import { readIslands } from './read-islands.mjs'

/** @satisfies {import('esbuild').BuildOptions} */
const DEVELOPMENT = {
  ...BUNDLE,
  legalComments: /** @type {const} */ ('none'),
  sourcemap: true,
}

/**
 * @typedef {object} DevelopmentBuild
 * @property {() => Promise<void>} rebuild writes `laurel.js`, its chunks and `laurel.css`
 * @property {() => Promise<void>} rebuildRest writes what few pages ask for: `laurel.single.js`, and a
 *   manifest of the islands for the gallery
 * @property {() => Promise<void>} dispose
 */

/**
 * @param {string} outDir
 * @returns {DevelopmentBuild}
 */
export function createDevelopmentBuild(outDir) {
  /** @type {readonly string[]} the modules that others import dynamically */
  let fetched = []
  /**
   * @type {import('esbuild').BuildContext<{ metafile: true }> | undefined} of a build with these as entries
   */
  let modules
  /** @type {import('esbuild').BuildContext | undefined} */
  let single

  /**
   * @param {readonly string[]} entries fetched modules, which as entries have the names that the shop's
   *   faults know
   */
  async function startModules(entries) {
    await modules?.dispose()
    const islands = islandFolders()
    fetched = entries
    modules = await esbuild.context({
      ...DEVELOPMENT,
      entryPoints: {
        laurel: 'src/main.ts',
        ...Object.fromEntries(
          entries.map((file) => [`chunks/${chunkNameOf(file, (name) => islands.has(name))}`, file]),
        ),
      },
      chunkNames: 'chunks/shared-[hash]',
      outdir: outDir,
      format: 'esm',
      splitting: true,
      metafile: true,
    })
    return modules
  }

  async function rebuildModules() {
    const isStale = fetched.some((file) => !existsSync(path.join(ROOT, file)))
    const current = isStale || !modules ? await startModules([]) : modules
    const found = dynamicImportsIn((await current.rebuild()).metafile)
    if (found.join() !== fetched.join()) await (await startModules(found)).rebuild()
  }

  return {
    async rebuild() {
      await rebuildModules()
      await esbuild.build({
        ...DEVELOPMENT,
        entryPoints: ['src/laurel.css'],
        outfile: path.join(outDir, 'laurel.css'),
      })
    },
    async rebuildRest() {
      single ??= await esbuild.context({
        ...DEVELOPMENT,
        entryPoints: ['src/main.ts'],
        outfile: path.join(outDir, 'laurel.single.js'),
        format: 'iife',
        logOverride: { 'empty-import-meta': 'silent' },
        plugins: [...BUNDLE.plugins, keepDebugOverlay('./chunks/debug-overlay.js')],
      })
      await single.rebuild()
      const islands = (await readIslands()).map(({ name, selector }) => [name, { selector }])
      await writeFile(
        path.join(outDir, 'manifest.json'),
        JSON.stringify({ islands: Object.fromEntries(islands) }),
      )
    },
    async dispose() {
      await Promise.all([modules?.dispose(), single?.dispose()])
    },
  }
}

/** @param {import('esbuild').Metafile} metafile */
function dynamicImportsIn({ inputs }) {
  const imports = Object.values(inputs).flatMap((input) => input.imports)
  return [...new Set(imports.filter(({ kind }) => kind === 'dynamic-import').map((each) => each.path))].sort()
}
