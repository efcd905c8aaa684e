/** Writes `THIRD-PARTY-NOTICES.md`: run it when a library is added, removed or updated. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { notices } from './notices.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

await writeFile(path.join(ROOT, 'THIRD-PARTY-NOTICES.md'), await notices(ROOT))
