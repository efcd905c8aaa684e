/**
 * Runs the browser tests: `npm run test:browser -- NAME` narrows them to titles that hold NAME. With `--of single` all of
 * them have the one-file bundle, with `--of firefox` an installed Firefox.
 */
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'
import { findFirefox } from './firefox/find-firefox.mjs'

const [flag, kind, ...others] = process.argv.slice(2)
const of = flag === '--of' ? kind : undefined
const wanted = of ? others : process.argv.slice(2)
const config = of ? `tests/${of}.config.ts` : 'tests/playwright.config.ts'
const executable = of === 'firefox' ? findFirefox() : findChromium()
if (!executable) {
  console.error('No Firefox here, so nothing was tried in it. Install one, or set FIREFOX_PATH to one.')
  process.exit(1)
}
console.log(`Browser tests in ${executable}`)

const narrowed = wanted.length > 0 && !wanted[0]?.startsWith('-') ? ['--grep', wanted.join(' ')] : wanted
const { status } = spawnSync('npx', ['playwright', 'test', '--config', config, ...narrowed], {
  stdio: 'inherit',
  env: { ...process.env, [of === 'firefox' ? 'FIREFOX_PATH' : 'CHROMIUM_PATH']: executable },
})
process.exit(status ?? 1)
