/** Writes fixtures-html/pages again: `node fixtures-html/server/write-pages.mjs`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printPage, SAVED_PAGES } from './page-list.mjs'
import { PAGES_DIR } from './places.mjs'

await Promise.all(SAVED_PAGES.map((page) => writeFile(join(PAGES_DIR, page.file), printPage(page))))
