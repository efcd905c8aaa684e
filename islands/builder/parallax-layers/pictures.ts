import { listen } from '../../../src/page/listen'

/** A block does not wait longer than this for its pictures. */
const PATIENCE_MS = 3000

/**
 * Calls back once: when each of these has come or failed, or after a while.
 * @returns the way to call it off
 */
export function whenPicturesCome(addresses: readonly string[], callback: () => void): () => void {
  const waiting = new Set<HTMLImageElement>()
  let isOver = false
  const timer = setTimeout(end, PATIENCE_MS)

  function stop() {
    isOver = true
    clearTimeout(timer)
  }
  function end() {
    if (isOver) return
    stop()
    callback()
  }
  for (const address of addresses) {
    const image = new Image()
    image.src = address
    if (image.complete) continue
    waiting.add(image)
    const settle = () => {
      waiting.delete(image)
      if (waiting.size === 0) end()
    }
    listen(image, ['load', 'error'], settle, { once: true })
  }
  if (waiting.size === 0) end()
  return stop
}
