/** Builds the scan tool, which runs in Node: none of it is a file that a page may ask for. */
import { access, readdir } from 'node:fs/promises'
import path from 'node:path'
import * as esbuild from 'esbuild'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The islands that have a `check.ts`. @returns {Promise<string[]>} their names */
export async function islandsWithChecks() {
  const names = await readdir(path.join(ROOT, 'islands'))
  const has = await Promise.all(
    names.map((name) =>
      access(path.join(ROOT, 'islands', name, 'check.ts')).then(
        () => true,
        () => false,
      ),
    ),
  )
  return names.filter((_, index) => has[index]).sort()
}

/**
 * Writes `outfile`, which exports `run(argv, tools)`.
 * @param {string} outfile
 */
export async function buildScan(outfile) {
  const names = await islandsWithChecks()
  await esbuild.build({
    absWorkingDir: ROOT,
    stdin: {
      contents: [
        ...names.map((name, index) => `import { check as check${index} } from './islands/${name}/check'`),
        "import { islands as registry } from './src/islands'",
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
 * The registry knows how to fetch islands, which nobody does here.
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
