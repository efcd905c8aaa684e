/**
 * The walk through the fixture shop: `npm run test:walk` in every browser engine that is here or can be installed,
 * `npm run test:walk -- firefox` in the named ones. `-- S25` narrows it to titles with that text, as `-g S25` does.
 * Builds first where `dist/` is older than the sources.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { isDistStale } from '../dist-age.mjs'
import { ENGINES, provide } from './find-engines.mjs'

const given = process.argv.slice(2)
const named = ENGINES.filter((engine) => given.includes(engine))
const others = given.filter((argument) => !ENGINES.some((engine) => engine === argument))

if (isDistStale(path.resolve(import.meta.dirname, '../..'))) {
  console.log('dist/ is older than the sources: it is built first.')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

const wanted = named.length > 0 ? named : ENGINES
const here = wanted.filter(provide)
const missing = wanted.filter((engine) => !here.includes(engine))
if (missing.length > 0) {
  console.error(
    `Not walked in ${missing.join(' and ')}: not installed, and only root on Debian gets it by itself.`,
  )
}
// An engine that is named has to be there. Before a change lands, all have to be.
const isEachNeeded = named.length > 0 || Boolean(process.env['CI'])
if (here.length === 0 || (isEachNeeded && missing.length > 0)) process.exit(1)

console.log(`The walk in ${here.join(', ')}`)
const narrowed = others.length > 0 && !others[0]?.startsWith('-') ? ['--grep', others.join(' ')] : others
const { status } = spawnSync('npx', ['playwright', 'test', '--config', 'tests/walk.config.ts', ...narrowed], {
  stdio: 'inherit',
  env: { ...process.env, WALK_ENGINES: here.join() },
})
process.exit(status ?? 1)
