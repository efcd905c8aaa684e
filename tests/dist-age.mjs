import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The files that a build depends on. */
const SOURCES = ['src', 'islands', 'legacy-shims', 'tools/build', 'build.mjs', 'package-lock.json']

/**
 * Whether a build has to be made before the browser tests: it is not there, older than a source, or of the
 * other library for components.
 * @param {string} root the project's
 * @param {{ folder?: string, react?: import('../tools/build/options.mjs').React }} [wanted]
 */
export function isDistStale(root, { folder = 'dist', react = 'react' } = {}) {
  const file = path.join(root, folder, 'manifest.json')
  const manifest = statSync(file, { throwIfNoEntry: false })
  if (!manifest || JSON.parse(readFileSync(file, 'utf8')).react !== react) return true
  return SOURCES.some((source) =>
    filesIn(path.join(root, source)).some((file) => statSync(file).mtimeMs > manifest.mtimeMs),
  )
}

/** @param {string} place a file or a folder */
function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place]
  const entries = readdirSync(place, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}
