import { listen } from '../dom/listen'

/**
 * Keeps the click at the end of a drag from everyone: at the window, before anyone has heard of it. A drag that ends
 * elsewhere has no click.
 * @param forMs how long; default: until the browser would have made it
 * @returns the end
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
