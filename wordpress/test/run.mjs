/**
 * `npm run test:wordpress`: tests the drop-in with stubs of WordPress, then the bundle and the drop-in on a real
 * WordPress that is deleted afterwards.
 *
 *   node wordpress/test/run.mjs [--no-build] [--dist=FOLDER] [--screenshots] [arguments of Playwright]
 *
 * It makes a build of its own; with `--no-build` it uses `dist/` as it is, with `--dist` another folder.
 *
 * `npm run docs:screenshots` calls it with `--screenshots`: it then takes the pictures of the documentation there.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { packageOf } from '../../tools/package/package.mjs'
import { startDatabase } from './database.mjs'
import { ensurePackages } from './debian.mjs'
import { stopServices } from './processes.mjs'
import { freePort, startServer } from './server.mjs'
import { installSite } from './site.mjs'

const HERE = dirname(fileURLToPath(import.meta.url))
const ROOT = join(HERE, '..', '..')

const isOwn = (/** @type {string} */ arg) => /^--(no-build|screenshots|dist=.*)$/.test(arg)
const ownArguments = process.argv.slice(2).filter(isOwn)
const playwrightArguments = process.argv.slice(2).filter((arg) => !isOwn(arg))
const takesScreenshots = ownArguments.includes('--screenshots')
const otherDist = ownArguments.find((arg) => arg.startsWith('--dist='))?.slice('--dist='.length)

/**
 * Clean-up when the run ends, last step first.
 * @type {(() => void)[]}
 */
const cleanUps = []
/** @type {Promise<void> | undefined} */
let stopping

/** Stops the services and removes the site, once, whether the tests or a signal ended the run. */
function stop() {
  stopping ??= stopServices().then(() => {
    for (const step of cleanUps.reverse()) step()
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
 * The folder of the bundle to test: that of the arguments, or a new build that leaves `dist/` alone.
 * @param {string} folder
 * @returns {Promise<string>}
 */
async function bundleToTest(folder) {
  const given = otherDist ? resolve(otherDist) : join(ROOT, 'dist')
  if (otherDist || ownArguments.includes('--no-build')) {
    if (!existsSync(join(given, 'manifest.json'))) throw new Error(`There is no build in ${given}.`)
    return given
  }
  const outDir = join(folder, 'dist')
  const { build } = await import(pathToFileURL(join(ROOT, 'build.mjs')).href)
  await build({ outDir })
  return outDir
}

/**
 * Runs the tests that need no WordPress: they have stubs of its functions, of a newer release than Debian's and of the
 * oldest that the drop-in supports.
 */
function testWithStubs() {
  const files = readdirSync(HERE).filter((name) => name.endsWith('.test.php'))
  if (files.length === 0) throw new Error(`There are no tests in ${HERE}.`)
  const statuses = files.map(
    (name) =>
      spawnSync('php', ['-d', 'display_errors=stderr', join(HERE, name)], { stdio: 'inherit' }).status,
  )
  return statuses.every((status) => status === 0)
}

/**
 * @param {import('./site.mjs').Site} site
 * @param {{ fresh: import('./site.mjs').Site, zip: string }} other a site without laurel, and the package to install there
 */
function testSite(site, { fresh, zip }) {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const config = join(HERE, takesScreenshots ? 'screenshots.config.ts' : 'playwright.config.ts')
  const env = {
    ...process.env,
    WORDPRESS_URL: site.url,
    WORDPRESS_FRESH_URL: fresh.url,
    WORDPRESS_PACKAGE: zip,
    WORDPRESS_LOG: site.log,
    WORDPRESS_ADMIN_LOG: site.adminLog,
  }
  const child = spawn(process.execPath, [playwright, 'test', `--config=${config}`, ...playwrightArguments], {
    stdio: 'inherit',
    cwd: ROOT,
    env,
  })
  cleanUps.push(() => child.kill())
  return new Promise((settle) => child.once('exit', (code) => settle(code === 0)))
}

/** @param {string} folder */
function showLogs(folder) {
  for (const name of ['database.log', 'server.log', 'debug.log', 'admin.log']) {
    const path = join(folder, name)
    if (existsSync(path)) console.error(`--- the end of ${name}\n${readFileSync(path, 'utf8').slice(-4000)}`)
  }
}

async function main() {
  ensurePackages()
  const hasPassedWithStubs = takesScreenshots || testWithStubs()
  const folder = mkdtempSync(join(tmpdir(), 'laurel-wp-'))
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }))
  try {
    const dist = await bundleToTest(folder)
    const { socket } = await startDatabase(folder)
    const site = installSite({ folder, socket, port: await freePort(), dist })
    const fresh = installSite({ folder, socket, port: await freePort() })
    for (const each of [site, fresh]) await startServer({ folder, site: each })
    const zip = join(folder, 'laurel.zip')
    writeFileSync(zip, packageOf(dist))
    return (await testSite(site, { fresh, zip })) && hasPassedWithStubs
  } catch (error) {
    if (!stopping) showLogs(folder)
    throw error
  }
}

let hasPassed = false
try {
  hasPassed = await main()
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error)
} finally {
  await stop()
}
process.exit(hasPassed ? 0 : 1)
