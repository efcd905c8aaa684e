/** A block does not wait longer than this for its pictures. */
const PATIENCE_MS = 3000

/**
 * Calls back when each of these has come or failed, or after a while.
 * @returns the way to call it off
 */
export function whenPicturesCome(addresses: readonly string[], callback: () => void): () => void {
  const waiting = new Set(
    addresses.map((address) => {
      const image = new Image()
      image.src = address
      return image
    }),
  )
  const timer = setTimeout(callback, PATIENCE_MS)
  const settle = (image: HTMLImageElement) => {
    if (!waiting.delete(image) || waiting.size > 0) return
    clearTimeout(timer)
    callback()
  }
  for (const image of [...waiting]) {
    if (image.complete) {
      settle(image)
      continue
    }
    for (const type of ['load', 'error']) image.addEventListener(type, () => settle(image), { once: true })
  }
  if (addresses.length === 0) {
    clearTimeout(timer)
    callback()
  }
  return () => {
    clearTimeout(timer)
    waiting.clear()
  }
}
