import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The entry module of an island: `GROUP/NAME/index.ts`. */
const ENTRY_MODULE = /^[\w-]+[/\\][\w-]+[/\\]index\.ts$/

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Where the islands are.
 * @returns {ReadonlyMap<string, string>} from their names to their folders, relative to the project:
 *   `islands/GROUP/NAME`
 */
export function islandFolders() {
  const files = readdirSync(path.join(ROOT, 'islands'), { recursive: true, encoding: 'utf8' })
  const folders = files
    .filter((file) => ENTRY_MODULE.test(file))
    .map((file) => `islands/${path.dirname(file).split(path.sep).join('/')}`)
    .sort()
  return new Map(folders.map((folder) => [path.basename(folder), folder]))
}
