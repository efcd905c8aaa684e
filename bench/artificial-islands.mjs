import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as esbuild from 'esbuild'
import { SYNTAX } from '../tools/build/browsers.mjs'
import { COMPILE_HINT } from '../tools/build/build-chunks.mjs'

/** @typedef {import('../build.mjs').Manifest} Manifest */

export const ARTIFICIAL_ISLANDS = 100
/** The marker of their group, and the first of them. */
export const ARTIFICIAL_HOST = '<div class="artificial artificial-0"></div>'
export const ARTIFICIAL_ENTRY = 'laurel-artificial.js'
const GROUP_FILE = 'artificial-group.js'
const LIST = 'export const groups: readonly Group[] = ['

/**
 * Writes `laurel.js` once more, with a group of islands that do nothing.
 * @param {string} distDir with the build
 * @param {Manifest} manifest
 */
export async function buildWithArtificialIslands(distDir, manifest) {
  const islands = Array.from({ length: ARTIFICIAL_ISLANDS }, (_, index) => ({
    name: `artificial-${index}`,
    selector: `.artificial-${index}`,
    wake: 'intent',
    holds: ['click'],
  }))
  const rows = JSON.stringify(islands).replaceAll('}', ',load:()=>({mount(){}})}')
  await writeFile(join(distDir, 'chunks', GROUP_FILE), `${COMPILE_HINT}\nexport const islands=${rows}`)
  await esbuild.build({
    absWorkingDir: new URL('..', import.meta.url).pathname,
    entryPoints: ['src/main.ts'],
    outfile: join(distDir, ARTIFICIAL_ENTRY),
    banner: { js: COMPILE_HINT },
    bundle: true,
    minify: true,
    ...SYNTAX,
    charset: 'utf8',
    format: 'esm',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      RUNTIME_FILE: JSON.stringify(chunkNamed(manifest, 'runtime')),
      FILES_FILE: JSON.stringify(chunkNamed(manifest, 'files')),
    },
    plugins: [withArtificialGroup(manifest)],
  })
}

/** @param {Manifest} manifest @returns {import('esbuild').Plugin} */
function withArtificialGroup(manifest) {
  return {
    name: 'with-artificial-group',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /\/src\/groups\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        if (!source.includes(LIST)) throw new Error('groups.ts has another list')
        const group = `{ name: 'artificial', markers: '.artificial', load: () => import('./${GROUP_FILE}') },`
        return { contents: source.replace(LIST, `${LIST}${group}`), loader: 'ts' }
      })
      onResolve({ filter: /^\./ }, ({ kind, path }) =>
        kind === 'dynamic-import'
          ? { path: `./chunks/${chunkOf(path, manifest)}`, external: true }
          : undefined,
      )
    },
  }
}

/** @param {string} request what a group imports @param {Manifest} manifest */
function chunkOf(request, manifest) {
  const file = basename(request)
  if (file === GROUP_FILE) return file
  const [, group] = /islands\/([^/]+)\/group$/.exec(request) ?? []
  return chunkNamed(manifest, group ? `${group}-group` : `${file}-group`)
}

/** @param {Manifest} manifest @param {string} name */
function chunkNamed(manifest, name) {
  const found = Object.keys(manifest.files).find((file) =>
    new RegExp(`^chunks/${name}-[A-Z0-9]+\\.js$`).test(file),
  )
  if (!found) throw new Error(`The build has no ${name}`)
  return basename(found)
}
