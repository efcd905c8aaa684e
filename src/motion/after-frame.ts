import { reported } from '../dom/reporting'

/**
 * Calls back when the next frame is on the screen: for what is not seen, and would only make that frame late.
 * @returns the way to call it off
 */
export function afterFrame(window: Window, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = reported(callback)
  const frame = window.requestAnimationFrame(() => {
    timer = setTimeout(done)
  })
  return () => {
    window.cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
