import { listen } from '../dom/listen'

interface SizeHandlers {
  /** The length that the layout depends on, beside the window's width. */
  length(): number
  /** That length or the window's width has changed. */
  onLength(): void
  /** Only the size of a content has changed. */
  onContent(): void
}

/** Watches the sizes of a frame and its contents. */
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
  /** Waits for a frame: a layout inside a ResizeObserver's callback would call it again. */
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
