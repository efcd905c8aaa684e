/**
 * `npm run test:wordpress`: the bundle and its drop-in on a real WordPress, thrown away afterwards.
 *
 *   node wordpress/test/run.mjs [--no-build] [--dist=FOLDER] [what Playwright understands]
 *
 * Builds for itself; `--no-build` takes `dist/` as it is, `--dist` another folder.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startDatabase } from './database.mjs'
import { ensurePackages } from './debian.mjs'
import { stopServices } from './processes.mjs'
import { freePort, startServer } from './server.mjs'
import { installSite } from './site.mjs'

const HERE = dirname(fileURLToPath(import.meta.url))
const ROOT = join(HERE, '..', '..')

const ours = process.argv.slice(2).filter((arg) => arg === '--no-build' || arg.startsWith('--dist='))
const forPlaywright = process.argv.slice(2).filter((arg) => !ours.includes(arg))
const otherDist = ours.find((arg) => arg.startsWith('--dist='))?.slice('--dist='.length)

/**
 * What to undo when the run ends, last first.
 * @type {(() => void)[]}
 */
const undo = []
/** @type {Promise<void> | undefined} */
let stopping

/** Ends what was started and removes the site, once, whether the tests or a signal ended the run. */
function stop() {
  stopping ??= stopServices().then(() => {
    for (const step of undo.reverse()) step()
  })
  return stopping
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, async () => {
    await stop()
    process.exit(1)
  })
}

/**
 * The folder of the bundle to test: the one asked for, or one that is built for this run and leaves `dist/` alone.
 * @param {string} folder
 * @returns {Promise<string>}
 */
async function bundle(folder) {
  const given = otherDist ? resolve(otherDist) : join(ROOT, 'dist')
  if (otherDist || ours.includes('--no-build')) {
    if (!existsSync(join(given, 'manifest.json'))) throw new Error(`There is no build in ${given}.`)
    return given
  }
  const outDir = join(folder, 'dist')
  const { build } = await import(pathToFileURL(join(ROOT, 'build.mjs')).href)
  await build({ outDir })
  return outDir
}

/** The drop-in under a WordPress newer than Debian's, and under the oldest, by a stand-in of the functions that it calls. */
function testAlone() {
  const statuses = ['drop-in.test.php', 'oldest-wordpress.test.php'].map(
    (name) =>
      spawnSync('php', ['-d', 'display_errors=stderr', join(HERE, name)], { stdio: 'inherit' }).status,
  )
  return statuses.every((status) => status === 0)
}

/** @param {import('./site.mjs').Site} site */
function testSite(site) {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const config = join(HERE, 'playwright.config.ts')
  const env = {
    ...process.env,
    WORDPRESS_URL: site.url,
    WORDPRESS_LOG: site.log,
    WORDPRESS_SCREENS_LOG: site.screensLog,
  }
  const child = spawn(process.execPath, [playwright, 'test', `--config=${config}`, ...forPlaywright], {
    stdio: 'inherit',
    cwd: ROOT,
    env,
  })
  undo.push(() => child.kill())
  return new Promise((settle) => child.once('exit', (code) => settle(code === 0)))
}

/** @param {string} folder */
function showLogs(folder) {
  for (const name of ['database.log', 'server.log', 'debug.log', 'screens.log']) {
    const path = join(folder, name)
    if (existsSync(path)) console.error(`--- the end of ${name}\n${readFileSync(path, 'utf8').slice(-4000)}`)
  }
}

async function main() {
  ensurePackages()
  const alone = testAlone()
  const folder = mkdtempSync(join(tmpdir(), 'laurel-wp-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  try {
    const dist = await bundle(folder)
    const { socket } = await startDatabase(folder)
    const site = installSite({ folder, socket, port: await freePort(), dist })
    await startServer({ folder, site })
    return (await testSite(site)) && alone
  } catch (error) {
    if (!stopping) showLogs(folder)
    throw error
  }
}

let passed = false
try {
  passed = await main()
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error)
} finally {
  await stop()
}
process.exit(passed ? 0 : 1)
