import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { ROOT } from '../build/options.mjs'

/** The plugin's folder in the zip. */
const PLUGIN = 'laurel'
/** Beside the plugin's file. */
const TEXTS = ['CHANGELOG.md', 'LICENSE', 'THIRD-PARTY-NOTICES.md']
const OF_WORDPRESS = ['laurel.php', 'uninstall.php', 'readme.txt']
/** The folder of the build with what only maintainers use. */
const TOOLS = 'tools'
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
    ...filesIn(path.join(wordpress, PLUGIN), PLUGIN),
    ...filesIn(distDir, 'dist').filter(([name]) => !name.startsWith(`dist/${TOOLS}/`)),
  ])
  const names = [...files.keys()].sort()
  return zipSync(
    Object.fromEntries(names.map((name) => [`${PLUGIN}/${name}`, readFileSync(files.get(name) ?? '')])),
    { level: 9, mtime: WHEN },
  )
}

/** @param {string} folder @param {string} place in the plugin @returns {[name: string, file: string][]} */
function filesIn(folder, place) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [`${place}/${path.relative(folder, file).split(path.sep).join('/')}`, file]
    })
}
