/** `npm start`: builds, serves the fixture shop, and builds and reloads again on every change. */
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../build.mjs'
import { ROOT_DIR } from './places.mjs'
import { startServer } from './server.mjs'

const DEFAULT_PORT = 8080
const WATCHED = ['src', 'islands', 'legacy-shims', 'fixtures-html']
const SETTLE_MS = 100

await rebuild()
const server = await startServer({ port: Number(process.env['PORT'] || DEFAULT_PORT), live: true })
console.log(`Fixture shop: ${server.url}/`)

const watchers = WATCHED.map((folder) => join(ROOT_DIR, folder))
  .filter((folder) => existsSync(folder))
  .map((folder) => watch(folder, { recursive: true }, changed))

/** @type {NodeJS.Timeout | undefined} */
let settling
/** One build at a time: a change during a build waits for it. */
let building = Promise.resolve()

process.once('SIGINT', stop)
process.once('SIGTERM', stop)

function changed() {
  clearTimeout(settling)
  settling = setTimeout(() => {
    building = building.then(rebuild).then(server.reload)
  }, SETTLE_MS)
}

/** A failed build is shown, and what was built before stays in place. */
async function rebuild() {
  const start = performance.now()
  try {
    // The pages are reloaded: nobody asks for what was there before.
    await build({ keepDays: 0 })
    console.log(`Built in ${Math.round(performance.now() - start)} ms`)
  } catch (error) {
    console.error(error)
  }
}

async function stop() {
  clearTimeout(settling)
  for (const watcher of watchers) watcher.close()
  await server.close()
}
