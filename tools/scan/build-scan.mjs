/** Builds the scan tool, which runs in Node; pages do not load it. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { islandFolders } from '../build/island-folders.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The islands that have a `check.ts`. @returns {string[]} their names */
export function islandsWithChecks() {
  const folders = islandFolders()
  return [...folders.keys()].filter((name) => existsSync(path.join(ROOT, `${folders.get(name)}/check.ts`)))
}

/**
 * Writes `outfile`, which exports `run(argv, tools)`.
 * @param {string} outfile
 */
export async function buildScan(outfile) {
  const names = islandsWithChecks()
  const folders = islandFolders()
  await esbuild.build({
    absWorkingDir: ROOT,
    stdin: {
      contents: [
        ...names.map(
          (name, index) => `import { check as check${index} } from './${folders.get(name)}/check'`,
        ),
        "import { islands as registry } from './tools/all-islands'",
        "import { main } from './tools/scan/main'",
        `const checks = new Map([${names.map((name, index) => `['${name}', check${index}]`).join()}])`,
        'export const run = (argv, tools) => main(argv, { registry, checks, ...tools })',
      ].join('\n'),
      resolveDir: ROOT,
      sourcefile: 'scan.ts',
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    external: ['jsdom'],
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [withoutIslands()],
  })
}

/**
 * Leaves out the code that islands fetch: the scan uses their rows only.
 * @returns {import('esbuild').Plugin}
 */
function withoutIslands() {
  return {
    name: 'without-islands',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.\/islands\// }, ({ kind, path: file }) =>
        kind === 'dynamic-import' ? { path: file, external: true } : undefined,
      )
    },
  }
}
