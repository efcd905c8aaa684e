import { brotliCompressSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { SYNTAX } from '../tools/build/browsers.mjs'
import { islandFolders } from '../tools/build/island-folders.mjs'

/** @typedef {{ name: string, bytes: number }} IslandWeight after brotli */

/** What brings a package in: in the build that is one import of a shared chunk. */
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
    absWorkingDir: new URL('..', import.meta.url).pathname,
    entryPoints: names.map((name) => ({ in: `${folders.get(name)}/index.ts`, out: name })),
    outdir: 'nowhere',
    bundle: true,
    packages: 'external',
    plugins: [fetchedLater()],
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
