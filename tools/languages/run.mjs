/** `npm run languages`: brings the files for translators and the table of WordPress up to date with the sources. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../build/options.mjs'
import { untranslatedIn } from './catalogs.mjs'
import { languageFiles } from './languages.mjs'
import { readUncalled } from './read-php.mjs'
import { readUnkeyed } from './read-texts.mjs'

for (const [file, bytes] of languageFiles()) {
  writeFileSync(path.join(ROOT, file), bytes)
  const left = file.endsWith('.po') ? untranslatedIn(bytes.toString('utf8')) : []
  console.log(left.length === 0 ? file : `${file}: ${left.length} to translate`)
  for (const english of left) console.log(`  ${english}`)
}
for (const { file, line, words } of readUnkeyed()) console.log(`${file}:${line} has no key: ${words}`)
for (const said of readUncalled()) console.log(`in PHP, without a call: ${said}`)
