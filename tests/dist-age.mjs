import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** What the build is made of. */
const SOURCES = ['src', 'islands', 'legacy-shims', 'tools/build', 'build.mjs', 'package-lock.json']

/**
 * Whether `dist/` has to be built before the browser tests: it is not there, or older than a source.
 * @param {string} root the project's
 */
export function isDistStale(root) {
  const manifest = statSync(path.join(root, 'dist/manifest.json'), { throwIfNoEntry: false })
  if (!manifest) return true
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
