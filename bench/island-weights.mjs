import { existsSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { SYNTAX } from '../tools/build/browsers.mjs'
import { islandFolders } from '../tools/build/island-folders.mjs'

/** @typedef {{ name: string, bytes: number }} IslandWeight after brotli */

const ROOT = new URL('..', import.meta.url).pathname
/** Prefix of an entry point that bundles an island's plain part and its component. */
const WHOLE = 'island:'

/** Imports of packages. In the build each is an import of a shared chunk. */
const PACKAGE_IMPORTS = /import(?:\{[^}]*\}|\*as \w+)from"[^."][^"]*";/g

/**
 * Each island is bundled by itself, without packages, without its style sheet, and without what it fetches later on some devices. What islands
 * share counts for each of them again, so this is more than a page that has fetched another island before has to pay.
 * @param {readonly string[]} names
 * @returns {Promise<IslandWeight[]>} in their order
 */
export async function weighIslands(names) {
  const folders = islandFolders()
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: names.map((name) => ({ in: `${WHOLE}${folders.get(name)}`, out: name })),
    outdir: 'nowhere',
    bundle: true,
    packages: 'external',
    plugins: [wholeIsland(), fetchedLater()],
    format: 'esm',
    minify: true,
    ...SYNTAX,
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    loader: { '.css': 'empty' },
    write: false,
  })
  return outputFiles.map(({ text }, index) => ({
    name: names[index] ?? '',
    bytes: brotliCompressSync(text.replace(PACKAGE_IMPORTS, '')).length,
  }))
}

/** @param {readonly IslandWeight[]} islands at least one */
export function heaviestOf(islands) {
  return islands.reduce((heaviest, island) => (island.bytes > heaviest.bytes ? island : heaviest))
}

/** @returns {import('esbuild').Plugin} */
function wholeIsland() {
  return {
    name: 'whole-island',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${WHOLE}`) }, ({ path }) => ({ path, namespace: 'island' }))
      onLoad({ filter: /./, namespace: 'island' }, ({ path }) => {
        const folder = path.slice(WHOLE.length)
        const parts = ['index', 'view'].filter((part) => existsSync(`${ROOT}${folder}/${part}.ts`))
        return {
          contents: parts.map((part) => `export * from './${folder}/${part}'`).join('\n'),
          resolveDir: ROOT,
        }
      })
    },
  }
}

/** @returns {import('esbuild').Plugin} */
function fetchedLater() {
  return {
    name: 'fetched-later',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      )
    },
  }
}
