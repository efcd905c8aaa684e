/**
 * Runs the browser tests: `npm run test:browser -- NAME` narrows them to titles that hold NAME. With `--of single` all of
 * them have the one-file bundle, with `--of firefox` an installed Firefox, and with `--of preact` those of islands with
 * components have the light build. Builds first where the build is older than the sources.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { isDistStale } from './dist-age.mjs'
import { findFirefox } from './firefox/find-firefox.mjs'
import { readReactUsers } from './preact/react-users.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
/** The light build, beside `dist/`. */
const LIGHT = { folder: 'dist-preact', react: /** @type {const} */ ('preact') }

/** The tests make many short-lived objects: with more room for them less is collected. */
const MORE_ROOM = '--max-semi-space-size=32'

const [flag, kind, ...others] = process.argv.slice(2)
const of = flag === '--of' ? kind : undefined
const wanted = of ? others : process.argv.slice(2)
const config = of ? `tests/${of}.config.ts` : 'tests/playwright.config.ts'

const light = of === 'preact' ? LIGHT : undefined

if (isDistStale(ROOT, light)) {
  console.log(`${light?.folder ?? 'dist'}/ is older than the sources: it is built first.`)
  const options = light ? ['--', '--preact', '--out', light.folder] : []
  const { status } = spawnSync('npm', ['run', '--silent', 'build', ...options], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

const browsers = of === 'firefox' ? firefox() : chromium()
console.log(`Browser tests in ${browsers}`)

const narrowed = wanted.length > 0 && !wanted[0]?.startsWith('-') ? ['--grep', wanted.join(' ')] : wanted
const { status } = spawnSync('npx', ['playwright', 'test', '--config', config, ...narrowed], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], MORE_ROOM].join(' ').trim(),
    ...(of === 'firefox' && { FIREFOX_PATH: browsers }),
    ...(light && { LAUREL_DIST: path.join(ROOT, light.folder), REACT_TITLES: await reactTitles() }),
  },
})
process.exit(status ?? 1)

/** The titles of browser tests of islands with components. */
async function reactTitles() {
  const { features } = await readReactUsers()
  return features.map((id) => `\\[${id}\\]`).join('|')
}

/** @returns {string} its path */
function firefox() {
  const executable = findFirefox()
  if (executable) return executable
  console.error('No Firefox here, so nothing was tried in it. Install one, or set FIREFOX_PATH to one.')
  process.exit(1)
}

/** Installs Chromium where it is missing; the configuration then finds the same. */
function chromium() {
  const executable = findChromium()
  const shell = findHeadlessShell()
  return shell ? `${shell}, those of the back/forward cache in ${executable}` : executable
}
