import * as esbuild from 'esbuild'
import { keepDynamicImports } from './kept-imports.mjs'
import { PRODUCTION } from './options.mjs'

/** @typedef {import('../all-islands').ListedIsland} ListedIsland */

/**
 * Reads the rows of all islands, without the code that they fetch.
 * @returns {Promise<readonly ListedIsland[]>}
 */
export async function readIslands() {
  const { outputFiles } = await esbuild.build({
    ...PRODUCTION,
    entryPoints: ['tools/all-islands.ts'],
    legalComments: 'none',
    format: 'esm',
    write: false,
    loader: { '.css': 'empty' },
    plugins: [keepDynamicImports((file) => file)],
  })
  const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
  return module.islands
}
