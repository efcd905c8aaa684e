import { once } from 'node:events'
import { createServer } from 'node:net'

/** How long a browser may take to start, on a busy machine. */
const START_MS = 30_000
const ATTEMPTS = 3
/** How long a browser may take to start with all attempts. */
export const ALL_ATTEMPTS_MS = ATTEMPTS * START_MS + 10_000
const ASK_AGAIN_MS = 100

/**
 * Starts a browser. One that hangs, as WebKit's sometimes does where several start at once, is ended and started anew.
 * @param start notes what ends each process that it has started
 */
export async function startSurely<Started>(
  start: (onEnd: (end: () => unknown) => void) => Promise<Started>,
): Promise<Started> {
  for (let attempt = 1; ; attempt++) {
    const ends: (() => unknown)[] = []
    const limit = AbortSignal.timeout(START_MS)
    const hangs = new Promise<never>((_, reject) => {
      limit.addEventListener('abort', () => reject(new Error(`Not started within ${START_MS} ms.`)))
    })
    try {
      return await Promise.race([start((end) => ends.unshift(end)), hangs])
    } catch (error) {
      for (const end of ends) await end()
      if (attempt === ATTEMPTS) throw error
    }
  }
}

/** A free port of this machine. */
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
