import { brotliCompressSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { BUDGETS } from './budgets.mjs'
import { legacyBytes } from './legacy-libraries.mjs'

/** @typedef {import('../build.mjs').Manifest} Manifest */

/**
 * What the files of the build weigh.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureBytes({ manifest }) {
  const atLoad = bytesOf(manifest, [...staticFiles(manifest, manifest.entry), manifest.css])
  const legacy = await legacyBytes()
  const heaviest = await heaviestIsland(Object.keys(manifest.islands))
  return [
    {
      what: 'asked for by load: laurel.js, its static imports, laurel.css',
      unit: 'bytes',
      value: atLoad,
      budget: BUDGETS.atLoadBytes,
      ratio: `legacy libraries ${(legacy / 1000).toFixed(0)} kB: ${(legacy / atLoad).toFixed(1)}x`,
    },
    {
      what: 'laurel.js itself',
      unit: 'bytes',
      value: bytesOf(manifest, [manifest.entry]),
      budget: BUDGETS.entryBytes,
    },
    {
      what: `the heaviest island without React and libraries (${heaviest.name})`,
      unit: 'bytes',
      value: heaviest.bytes,
      budget: BUDGETS.islandBytes,
    },
    {
      what: 'laurel.single.js, everything',
      unit: 'bytes',
      value: bytesOf(manifest, [manifest.single]),
      budget: BUDGETS.singleFileBytes,
    },
  ]
}

/**
 * @param {Manifest} manifest
 * @param {Iterable<string>} files
 */
export function bytesOf(manifest, files) {
  return [...files].reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? 0), 0)
}

/**
 * @param {Manifest} manifest
 * @param {string} file
 * @param {Set<string>} [found]
 */
function staticFiles(manifest, file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const needed of manifest.files[file]?.imports ?? []) staticFiles(manifest, needed, found)
  return found
}

/** What brings a package in: in the build that is one import of a shared chunk. */
const PACKAGE_IMPORTS = /import(?:\{[^}]*\}|\*as \w+)from"[^."][^"]*";/g

/**
 * Each island is bundled by itself, without packages, and without what it fetches later on some devices. What islands
 * share counts for each of them again, so this is more than a page that has fetched another island before has to pay.
 * @param {readonly string[]} names
 */
async function heaviestIsland(names) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: new URL('..', import.meta.url).pathname,
    entryPoints: names.map((name) => ({ in: `islands/${name}/index.ts`, out: name })),
    outdir: 'nowhere',
    bundle: true,
    packages: 'external',
    plugins: [fetchedLater()],
    format: 'esm',
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    write: false,
  })
  const islands = outputFiles.map(({ text }, index) => ({
    name: names[index] ?? '',
    bytes: brotliCompressSync(text.replace(PACKAGE_IMPORTS, '')).length,
  }))
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
