import type { Scope } from '../../../src/page/scope'

/** A block does not wait longer than this for its pictures. */
const PATIENCE_MS = 3000

/** Calls back once: when each of these has come or failed, or after a while. */
export function whenPicturesCome(addresses: readonly string[], scope: Scope, callback: () => void): void {
  const waiting = new Set<HTMLImageElement>()
  const awaited = scope.child()

  function end() {
    awaited.dispose()
    callback()
  }
  awaited.after(PATIENCE_MS, end)
  for (const address of addresses) {
    const image = new Image()
    image.src = address
    if (image.complete) continue
    waiting.add(image)
    const settle = () => {
      waiting.delete(image)
      if (waiting.size === 0) end()
    }
    awaited.listen(image, ['load', 'error'], settle)
  }
  if (waiting.size === 0) end()
}
