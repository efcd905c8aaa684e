import { once } from 'node:events'
import { createServer } from 'node:net'

/** How long a browser may take to start, on a busy machine. */
const START_MS = 60_000
const ASK_AGAIN_MS = 100

/** A port of this machine that nobody has. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

/** Tries until whatever listens there has started. */
export async function soon<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + START_MS; ; ) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await new Promise((again) => setTimeout(again, ASK_AGAIN_MS))
  }
}
