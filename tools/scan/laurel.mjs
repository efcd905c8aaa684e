#!/usr/bin/env node
/** The command `laurel`. It loads the built scan tool. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const DIST = path.resolve(import.meta.dirname, '../../dist')

const [tool, manifest] = await Promise.all([
  import(pathToFileURL(path.join(DIST, 'tools/scan.mjs')).href),
  readFile(path.join(DIST, 'manifest.json'), 'utf8').then(JSON.parse),
]).catch((cause) => {
  const isUnbuilt = cause.code === 'ENOENT' || String(cause.url ?? cause.message).includes('scan.mjs')
  console.error(
    isUnbuilt
      ? `laurel is not built yet: run \`npm ci && npm run build\` in ${path.dirname(DIST)} first.`
      : `laurel can not start: ${cause.message}`,
  )
  process.exit(2)
})

// A reader such as `head` closes the pipe early.
process.stdout.on('error', () => process.exit())
const streams = { output: process.stdout, errors: process.stderr }
process.exitCode = await tool.run(process.argv.slice(2), { manifest, ...streams })
