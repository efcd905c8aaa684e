import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { ROOT } from '../build/options.mjs'

/** The plugin's folder in the zip. */
const PLUGIN = 'laurel'
const LANGUAGES = 'languages'
/** Beside the plugin's file. */
const TEXTS = ['CHANGELOG.md', 'LICENSE', 'THIRD-PARTY-NOTICES.md']
const OF_WORDPRESS = ['laurel.php', 'uninstall.php', 'readme.txt']
/** Zip files have no time zone: the same local time makes the same bytes everywhere. */
const WHEN = new Date(2020, 0, 1)

/**
 * The zip file that WordPress installs: the drop-in as a plugin, with a build. The same build makes the same bytes.
 * @param {string} distDir
 * @returns {Uint8Array}
 */
export function packageOf(distDir) {
  const wordpress = path.join(ROOT, 'wordpress')
  const files = new Map([
    ...OF_WORDPRESS.map((name) => /** @type {const} */ ([name, path.join(wordpress, name)])),
    ...TEXTS.map((name) => /** @type {const} */ ([name, path.join(ROOT, name)])),
    ...readdirSync(path.join(wordpress, PLUGIN)).map(
      (name) => /** @type {const} */ ([`${PLUGIN}/${name}`, path.join(wordpress, PLUGIN, name)]),
    ),
    ...readdirSync(path.join(ROOT, LANGUAGES)).map(
      (name) => /** @type {const} */ ([`${LANGUAGES}/${name}`, path.join(ROOT, LANGUAGES, name)]),
    ),
    ...filesOfBuild(distDir),
  ])
  const names = [...files.keys()].sort()
  return zipSync(
    Object.fromEntries(names.map((name) => [`${PLUGIN}/${name}`, readFileSync(files.get(name) ?? '')])),
    { level: 9, mtime: WHEN },
  )
}

/**
 * The files that the manifest names, with the licences beside them: not the chunks of earlier builds, nor the tools.
 * @param {string} distDir
 * @returns {[name: string, file: string][]} the names in the plugin
 */
function filesOfBuild(distDir) {
  const manifest = 'manifest.json'
  const { files } = JSON.parse(readFileSync(path.join(distDir, manifest), 'utf8'))
  return [manifest, ...Object.keys(files).flatMap((name) => [name, `${name}.LEGAL.txt`])]
    .filter((name) => existsSync(path.join(distDir, name)))
    .map((name) => [`dist/${name}`, path.join(distDir, name)])
}
