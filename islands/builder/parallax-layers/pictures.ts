import type { Scope } from '../../../src/page/scope'

/** The longest wait for pictures. */
const TIMEOUT_MS = 3000

/** Calls back once, when all pictures have loaded or failed, or after a timeout. */
export function whenPicturesLoaded(addresses: readonly string[], scope: Scope, callback: () => void): void {
  const waiting = new Set<HTMLImageElement>()
  const awaited = scope.child()

  function end() {
    awaited.dispose()
    callback()
  }
  awaited.after(TIMEOUT_MS, end)
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
