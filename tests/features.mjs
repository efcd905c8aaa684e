/**
 * Feature ids against tests: how many tests of each kind carry an id in their title. Fails when an id of finished
 * work lacks a model or island test, or a browser test.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { FEATURES, FINISHED } from './feature-list.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const KINDS = [
  { name: 'unit', matches: /\.test\.tsx?$|\.test\.php$/ },
  { name: 'browser', matches: /\.spec\.ts$|\.wp\.ts$/ },
]
const FOLDERS = ['src', 'islands', 'legacy-shims', 'fixtures-html', 'tests', 'tools', 'bench', 'wordpress']
/** A test's title: what stands first in the call, up to its closing quote; in PHP the key of the table of tests. */
const TITLES = [
  /\b(?:test|it)(?:\.each\([\s\S]*?\])?\s*\(\s*(['"`])(?:\\.|(?!\1)[\s\S])*\1/g,
  /^\t'[^'\n]+' => function/gm,
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
        for (const [, id] of call.matchAll(/\[([XSPF]\d\d)\]/g)) {
          counts.set(`${id} ${kind.name}`, (counts.get(`${id} ${kind.name}`) ?? 0) + 1)
        }
      }
    }
  }
  return counts
}

const counts = await countTests()
const missing = []
console.log('id    unit  browser  feature')
for (const [id, feature] of Object.entries(FEATURES)) {
  const [unit = 0, browser = 0] = KINDS.map(({ name }) => counts.get(`${id} ${name}`) ?? 0)
  const isFinished = FINISHED.includes(id)
  if (isFinished && (unit === 0 || browser === 0)) missing.push(id)
  if (isFinished || unit + browser > 0) {
    console.log(`${id} ${String(unit).padStart(6)} ${String(browser).padStart(8)}  ${feature}`)
  }
}
const open = Object.keys(FEATURES).length - FINISHED.length
console.log(`${FINISHED.length} features finished, ${open} to come.`)
if (missing.length > 0) {
  console.error(`Finished without a test of each kind: ${missing.join(', ')}`)
  process.exit(1)
}
