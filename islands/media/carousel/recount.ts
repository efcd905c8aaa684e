import { listen } from '../../../src/page/listen'
import { observeSizes } from '../../../src/page/observe-sizes'

const AFTER_MS = 200

export interface RecountHandlers {
  /** Something may have another size. */
  onResize(): void
  /** And had time to come to rest. */
  onRest(): void
}

/** Watches the window, and the place where the list stands. @returns the way to stop */
export function watchPlace(list: Element, window: Window, { onResize, onRest }: RecountHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function look() {
    clearTimeout(timer)
    timer = setTimeout(onRest, AFTER_MS)
    onResize()
  }
  const stops = [listen(window, ['resize'], look), observeSizes([list.parentElement], look)]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
