/**
 * `npm run test:changed` tests what the change since the last commit can reach, `-- REF` what the change
 * since that commit can. With `--list` it only says what it would run.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { islandFolders } from '../build/island-folders.mjs'
import { ROOT } from '../build/options.mjs'
import { readIslands } from '../build/read-islands.mjs'
import { readImportGraph } from './import-graph.mjs'
import { reachOf } from './reach.mjs'

const args = process.argv.slice(2)
const since = args.find((arg) => !arg.startsWith('--')) ?? 'HEAD'
const isListOnly = args.includes('--list')
const LINTED = /\.(tsx?|mjs|js|css|json)$/

const changed = changedSince(since)
if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`)
  process.exit()
}
const reach = reachOf(changed, { graph: readImportGraph(ROOT), islands: await projectIslands() })
tell()
if (!isListOnly) process.exit(runAll() ? 0 : 1)

/** @param {string} commit */
function changedSince(commit) {
  const tracked = git('diff', '--name-only', '-z', commit, '--')
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...tracked, ...untracked])].sort()
}

/** @param {string[]} options */
function git(...options) {
  const paths = execFileSync('git', options, { cwd: ROOT, encoding: 'utf8' })
  return paths.split('\0').filter(Boolean)
}

async function projectIslands() {
  const folders = islandFolders()
  const islands = await readIslands()
  return islands.map(({ name, features }) => ({ name, features, folder: folders.get(name) ?? '' }))
}

function tell() {
  const { islands, features, specs, sharedBy, unitTests, elsewhere } = reach
  console.log(`${changed.length} files changed since ${since}.`)
  if (sharedBy) {
    console.log(`${sharedBy} reaches nearly every browser test: a core set runs here.`)
  } else {
    console.log(`Islands: ${islands.join(', ') || 'none'}`)
  }
  console.log(`Unit tests: ${unitTests.length} files`)
  console.log(`Browser tests: ${[...features, ...specs].join(', ') || 'none'}`)
  for (const command of elsewhere) console.log(`Not run here: ${command}`)
}

/** Runs every step, also after one has failed, and says how long each took. */
function runAll() {
  const { features, specs, unitTests } = reach
  const linted = changed.filter((file) => LINTED.test(file) && existsSync(path.join(ROOT, file)))
  const titles = [
    ...features.map((id) => `\\[${id}\\]`),
    ...specs.map((file) => escapeRegExp(path.basename(file))),
  ]
  const results = [step('types', 'npx', ['tsc', '-p', '.'])]
  if (linted.length > 0)
    results.push(step('lint', 'npx', ['biome', 'check', '--no-errors-on-unmatched', ...linted]))
  results.push(
    step('unit tests', 'npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...unitTests]),
  )
  if (titles.length > 0) {
    const build = step('build', 'npm', ['run', '--silent', 'build'])
    results.push(build)
    if (build.isDone)
      results.push(step('browser tests', 'node', ['tests/browser.mjs', '--grep', titles.join('|')]))
  }
  const lines = results.map(({ name, isDone, s }) => `${isDone ? 'passed' : 'FAILED'}  ${name} (${s} s)`)
  console.log(`\n${lines.join('\n')}`)
  return results.every(({ isDone }) => isDone)
}

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} options
 */
function step(name, command, options) {
  const start = performance.now()
  const { status } = spawnSync(command, options, { cwd: ROOT, stdio: 'inherit' })
  return { name, isDone: status === 0, s: Math.round((performance.now() - start) / 1000) }
}

/** @param {string} text */
function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
