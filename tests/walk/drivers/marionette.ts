import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Sends a command, such as `WebDriver:Navigate`. @returns its answer */
export type Ask = (command: string, fields?: object) => Promise<unknown>

/** Talks with Firefox by Marionette, WebDriver's commands on a socket: each message has its length before it. */
export async function openMarionette(port: number): Promise<Ask> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const waiting = new Map<number, (error: Error | undefined, result?: unknown) => void>()
  let last = 0

  onMessage(socket, (message) => {
    // The first message is Firefox's greeting, which is no list.
    if (!Array.isArray(message)) return
    const [, id, error, result] = message
    waiting.get(id)?.(error ? new Error(`${error.error}: ${error.message}`) : undefined, result)
    waiting.delete(id)
  })
  socket.on('close', () => {
    for (const answer of waiting.values()) answer(new Error('Firefox has gone.'))
  })
  socket.on('error', () => {})

  return (command, fields = {}) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, (error, result) => (error ? reject(error) : resolve(result)))
      const text = JSON.stringify([0, last, command, fields])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

function onMessage(socket: Socket, take: (message: unknown) => void) {
  let unread = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    unread = Buffer.concat([unread, data])
    for (;;) {
      const colon = unread.indexOf(':')
      const end = colon + 1 + Number(unread.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || unread.length < end) return
      const text = unread.subarray(colon + 1, end).toString()
      unread = unread.subarray(end)
      take(JSON.parse(text))
    }
  })
}
