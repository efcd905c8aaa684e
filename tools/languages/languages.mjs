import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../build/options.mjs'
import { catalogOf, compiled, templateOf } from './catalogs.mjs'
import { phpTableOf } from './php-table.mjs'
import { readAdminTexts } from './read-php.mjs'
import { readTexts } from './read-texts.mjs'

/** The catalogs of the languages that there are. */
export const catalogs = () =>
  readdirSync(path.join(ROOT, 'languages'))
    .filter((name) => name.endsWith('.po'))
    .sort()
    .map((name) => `languages/${name}`)

/**
 * Everything that is made from the sources and the catalogs: the same sources give the same bytes.
 * @returns {Map<string, Buffer>} contents by paths from the project's root
 */
export function languageFiles() {
  const ofScript = readTexts()
  const texts = [...ofScript, ...readAdminTexts()]
  /** @type {Map<string, Buffer>} */
  const files = new Map([
    ['languages/laurel.pot', Buffer.from(templateOf(texts))],
    ['wordpress/laurel/texts.php', Buffer.from(phpTableOf(ofScript))],
  ])
  for (const file of catalogs()) {
    const catalog = catalogOf(readFileSync(path.join(ROOT, file), 'utf8'), texts)
    files.set(file, Buffer.from(catalog))
    files.set(file.replace(/\.po$/, '.mo'), compiled(catalog))
  }
  return files
}
