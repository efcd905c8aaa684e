/** Called by `npm version`: writes the version of package.json into the plugin's header and into its readme. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../build/options.mjs'

const PLACES = /** @type {const} */ ([
  ['wordpress/laurel.php', /^( \* Version: ).*$/m],
  ['wordpress/readme.txt', /^(Stable tag: ).*$/m],
])
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
for (const [name, place] of PLACES) {
  const file = path.join(ROOT, name)
  const text = readFileSync(file, 'utf8')
  if (!place.test(text)) throw new Error(`${name} names no version`)
  writeFileSync(file, text.replace(place, `$1${version}`))
}
