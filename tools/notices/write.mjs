/** Writes `THIRD-PARTY-NOTICES.md`: to be run when a library comes, goes or changes. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { notices } from './notices.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')

await writeFile(path.join(ROOT, 'THIRD-PARTY-NOTICES.md'), await notices(ROOT))
