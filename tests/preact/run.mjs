/**
 * Tests the light build: the unit tests of components and what uses them, and the browser tests of islands
 * with components. `npm run test:preact -- NAME` narrows both to titles that hold NAME.
 */
import { spawnSync } from 'node:child_process'
import { readReactUsers } from './react-users.mjs'

const titles = process.argv.slice(2)
const { islands, unitTests } = await readReactUsers()
console.log(`Islands with components: ${islands.join(', ')}`)

const narrowed = titles.length > 0 ? ['-t', titles.join(' ')] : []
const results = [
  run('npx', ['vitest', 'run', '--config', 'tests/preact/vitest.config.ts', ...narrowed, ...unitTests]),
  run('node', ['tests/browser.mjs', '--of', 'preact', ...titles]),
]
process.exit(results.every((isDone) => isDone) ? 0 : 1)

/** @param {string} command @param {readonly string[]} options */
function run(command, options) {
  return spawnSync(command, options, { stdio: 'inherit' }).status === 0
}
