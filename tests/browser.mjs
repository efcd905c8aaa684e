/** Runs the browser tests: `npm run test:browser -- NAME` narrows them to titles that hold NAME. */
import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.mjs'

const executable = findChromium()
console.log(`Browser tests in ${executable}`)

const wanted = process.argv.slice(2)
const narrowed = wanted.length > 0 && !wanted[0]?.startsWith('-') ? ['--grep', wanted.join(' ')] : wanted
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'tests/playwright.config.ts', ...narrowed],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: executable },
  },
)
process.exit(status ?? 1)
