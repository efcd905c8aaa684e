import { reported } from '../dom/reporting'

/**
 * Calls back after the next frame was drawn: for invisible work that would only delay the frame.
 * @returns a function that cancels it
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
