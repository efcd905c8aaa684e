import { listen } from '../page/listen'

/**
 * Calls back in the next frame after the page was scrolled or the window has changed its size: once, however many
 * events there were.
 * @returns the way to stop
 */
export function onScrollFrame(window: Window, callback: () => void): () => void {
  let frame = 0
  const stop = listen(
    window,
    ['scroll', 'resize'],
    () => {
      if (frame) return
      frame = window.requestAnimationFrame(() => {
        frame = 0
        callback()
      })
    },
    { passive: true },
  )
  return () => {
    stop()
    window.cancelAnimationFrame(frame)
  }
}
