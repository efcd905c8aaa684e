import { listen } from '../dom/listen'

export interface SizeHandlers {
  /** What the layout depends on, beside the window's width. */
  length(): number
  /** It has changed, or the window's width has. */
  onLength(): void
  /** Something within has another height. */
  onContent(): void
}

/** Watches the frame and what is in it, whatever makes them larger or smaller. */
export function watchSize(
  window: Window,
  [frame, ...contents]: readonly HTMLElement[],
  { length, onLength, onContent }: SizeHandlers,
): () => void {
  let known = [length(), window.innerWidth]
  function look() {
    const now = [length(), window.innerWidth]
    if (now.join() === known.join()) return onContent()
    known = now
    onLength()
  }
  let frameOfLook = 0
  /** What is laid out anew while the browser tells of sizes would have it tell again. */
  function lookSoon() {
    window.cancelAnimationFrame(frameOfLook)
    frameOfLook = window.requestAnimationFrame(look)
  }
  const stop = listen(window, ['resize'], lookSoon)
  const observer = 'ResizeObserver' in window ? new ResizeObserver(lookSoon) : undefined
  for (const element of [frame, ...contents]) if (element) observer?.observe(element)
  return () => {
    window.cancelAnimationFrame(frameOfLook)
    stop()
    observer?.disconnect()
  }
}
