/**
 * `npm start`: builds, serves the fixture shop, and on every change builds again and reloads the open
 * pages. It serves the development build; with `-- --production` the one that a site gets, which takes
 * seconds for each change.
 */
import { existsSync, watch } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../build.mjs'
import { createDevelopmentBuild } from '../../tools/build/development.mjs'
import { DIST_DIR, ROOT_DIR } from './places.mjs'
import { startServer } from './server.mjs'

const DEFAULT_PORT = 8080
const SOURCES = ['src', 'islands', 'legacy-shims']
const FIXTURES = 'fixtures-html'
/** An editor may write a file in several steps. */
const SETTLE_MS = 30
/** Parts that few pages need are built when nothing has changed for this time. */
const REST_MS = 1000

/**
 * @typedef {object} ShopBuild
 * @property {string} distDir
 * @property {() => Promise<unknown>} rebuild
 * @property {() => Promise<unknown>} [rebuildRest]
 * @property {() => Promise<void>} [dispose]
 */

const isProduction = process.argv.includes('--production')
const shopBuild = isProduction ? productionBuild() : await developmentBuild()

await rebuild()
await rebuildRest()
const server = await startServer({
  port: Number(process.env['PORT'] || DEFAULT_PORT),
  distDir: shopBuild.distDir,
  live: true,
})
console.log(`Fixture shop, ${isProduction ? 'production' : 'development'} build: ${server.url}/`)

let isSourceChanged = false
/** @type {NodeJS.Timeout | undefined} */
let settling
/** @type {NodeJS.Timeout | undefined} */
let resting
/** One build at a time: a change during a build waits for it. */
let building = Promise.resolve()

const watchers = [...SOURCES, FIXTURES]
  .filter((folder) => existsSync(join(ROOT_DIR, folder)))
  .map((folder) =>
    watch(join(ROOT_DIR, folder), { recursive: true }, (_event, file) => onChange(folder, file ?? '')),
  )

process.once('SIGINT', stop)
process.once('SIGTERM', stop)

/**
 * @param {string} folder
 * @param {string} file
 */
function onChange(folder, file) {
  if (folder !== FIXTURES) isSourceChanged = true
  else if (file.endsWith('.mjs')) console.log(`${file} is part of the server: restart to see the change.`)
  clearTimeout(settling)
  clearTimeout(resting)
  settling = setTimeout(() => {
    building = building.then(showChange)
  }, SETTLE_MS)
}

async function showChange() {
  const isBuildStale = isSourceChanged
  isSourceChanged = false
  if (isBuildStale) await rebuild()
  server.reload()
  resting = setTimeout(() => {
    building = building.then(rebuildRest)
  }, REST_MS)
}

async function rebuild() {
  const start = performance.now()
  if (await isDone(shopBuild.rebuild)) console.log(`Built in ${Math.round(performance.now() - start)} ms`)
}

async function rebuildRest() {
  if (shopBuild.rebuildRest) await isDone(shopBuild.rebuildRest)
}

/**
 * A failed build is shown, and what was built before stays in place.
 * @param {() => Promise<unknown>} step
 */
async function isDone(step) {
  try {
    await step()
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** @returns {ShopBuild} */
function productionBuild() {
  // The pages are reloaded: no chunk of an earlier build is requested.
  return { distDir: DIST_DIR, rebuild: () => build({ keepDays: 0 }) }
}

/** @returns {Promise<ShopBuild>} */
async function developmentBuild() {
  const distDir = await mkdtemp(join(tmpdir(), 'laurel-development-'))
  const development = createDevelopmentBuild(distDir)
  return {
    ...development,
    distDir,
    async dispose() {
      await development.dispose()
      await rm(distDir, { recursive: true })
    },
  }
}

async function stop() {
  for (const watcher of watchers) watcher.close()
  clearTimeout(settling)
  await server.close()
  await building
  // The last change may have set it.
  clearTimeout(resting)
  await building
  await shopBuild.dispose?.()
}
