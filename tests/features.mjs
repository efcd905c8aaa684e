/**
 * Counts the tests of each kind that carry a feature's id in their title. Fails when a feature has no unit test or no
 * browser test. With `--write` it writes the table of `docs/features.md` instead.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readIslands } from '../tools/build/read-islands.mjs'
import { FEATURES, withFeatureTable } from '../tools/feature-list.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const KINDS = [
  { name: 'unit', matches: /\.test\.tsx?$|\.test\.php$/ },
  { name: 'browser', matches: /\.spec\.ts$|\.wp\.ts$/ },
]
const FOLDERS = ['src', 'islands', 'legacy-shims', 'fixtures-html', 'tests', 'tools', 'bench', 'wordpress']
/** A test's title: what is first in the call, up to its closing quote; in PHP the key of the table of tests. */
const TITLES = [
  /\b(?:test|it)(?:\.each\([\s\S]*?\])?\s*\(\s*(['"`])(?:\\.|(?!\1)[\s\S])*\1/g,
  /^\t+'[^'\n]+' => function/gm,
]

/** @param {string} folder @returns {AsyncGenerator<string>} */
async function* walk(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* walk(file)
    else if (entry.isFile()) yield file
  }
}

/** @returns {Promise<Map<string, number>>} counts by `id kind` */
async function countTests() {
  const counts = new Map()
  for (const folder of FOLDERS) {
    for await (const file of walk(path.join(ROOT, folder))) {
      const kind = KINDS.find(({ matches }) => matches.test(file))
      if (!kind) continue
      const source = await readFile(file, 'utf8')
      for (const [call] of TITLES.flatMap((title) => [...source.matchAll(title)])) {
        for (const [, id] of call.matchAll(/\[([XSPFE]\d\d)\]/g)) {
          counts.set(`${id} ${kind.name}`, (counts.get(`${id} ${kind.name}`) ?? 0) + 1)
        }
      }
    }
  }
  return counts
}

if (process.argv.includes('--write')) {
  const page = path.join(ROOT, 'docs/features.md')
  await writeFile(page, withFeatureTable(await readFile(page, 'utf8'), await readIslands()))
  process.exit()
}
const counts = await countTests()
const missing = []
console.log('id    unit  browser  feature')
for (const [id, feature] of Object.entries(FEATURES)) {
  const [unit = 0, browser = 0] = KINDS.map(({ name }) => counts.get(`${id} ${name}`) ?? 0)
  if (unit === 0 || browser === 0) missing.push(id)
  console.log(`${id} ${String(unit).padStart(6)} ${String(browser).padStart(8)}  ${feature}`)
}
console.log(`${Object.keys(FEATURES).length} features.`)
const unknown = [...new Set([...counts.keys()].map((key) => key.slice(0, 3)))].filter(
  (id) => !(id in FEATURES),
)
if (missing.length > 0) console.error(`Without a test of each kind: ${missing.join(', ')}`)
if (unknown.length > 0) console.error(`In titles, but no feature: ${unknown.join(', ')}`)
if (missing.length + unknown.length > 0) process.exit(1)
