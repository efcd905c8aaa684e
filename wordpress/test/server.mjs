import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ready, start } from './processes.mjs'

const HERE = dirname(fileURLToPath(import.meta.url))

/**
 * A port of this machine that is free now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/**
 * Starts PHP's own web server on 127.0.0.1. It has workers, so that it can answer a page's ajax calls in parallel.
 * @param {{ folder: string, site: import('./site.mjs').Site }} options
 */
export async function startServer({ folder, site }) {
  const service = start(
    'php',
    [
      ...[
        '-d',
        'display_errors=0',
        '-d',
        'log_errors=1',
        '-d',
        `error_log=${site.log}`,
        '-d',
        'opcache.enable=1',
      ],
      ...['-S', new URL(site.url).host, '-t', site.root, join(HERE, 'router.php')],
    ],
    { log: join(folder, 'server.log'), env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' } },
  )
  await ready('The web server', service, () =>
    fetch(site.url).then(
      (answer) => answer.ok,
      () => false,
    ),
  )
}
