import { listen } from '../dom/listen'

/**
 * Swallows the click at the end of a drag: at the window, before any other handler. A drag that ends on another element
 * has no click.
 * @param forMs how long to wait for the click; default: only for one that follows at once
 * @returns a function that stops it
 */
export function swallowClick(window: Window, forMs = 0): () => void {
  const stopListening = listen(
    window,
    ['click'],
    (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
  const timer = setTimeout(stopListening, forMs)
  return () => {
    clearTimeout(timer)
    stopListening()
  }
}
