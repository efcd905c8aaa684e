/** `npm run package [-- FOLDER]`: builds, and writes the plugin as `laurel-<version>.zip` into the folder, or here. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from '../../build.mjs'
import { ROOT } from '../build/options.mjs'
import { packageOf } from './package.mjs'

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
const file = path.resolve(process.argv[2] ?? '.', `laurel-${version}.zip`)
const folder = mkdtempSync(path.join(tmpdir(), 'laurel-package-'))
try {
  // `dist/` may also have the files of builds before.
  await build({ outDir: folder })
  const bytes = packageOf(folder)
  writeFileSync(file, bytes)
  console.log(`${file}: ${bytes.length} B`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
