import { listen } from '../../../src/page/listen'
import { prefersReducedMotion } from '../../../src/page/motion'

interface AutoplayOptions {
  readonly window: Window
  readonly everyMs: number | null
  /** @returns whether there was another picture */
  readonly next: () => boolean
}

/**
 * Shows one picture after the other, but not under the pointer or the keyboard, and not to who wants less motion.
 * @param box what pauses it
 * @returns the end
 */
export function autoplay(box: HTMLElement, { window, everyMs, next }: AutoplayOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isHeld = () => box.matches(':hover') || box.contains(box.ownerDocument.activeElement)
  const isOff = everyMs === null || prefersReducedMotion(window)

  function restart() {
    clearTimeout(timer)
    if (isOff || everyMs === null) return
    timer = setTimeout(() => {
      if (isHeld() || next()) restart()
    }, everyMs)
  }
  const stop = listen(box, ['mouseleave', 'focusout'], restart)
  restart()
  return {
    isRunning: !isOff,
    stop() {
      stop()
      clearTimeout(timer)
    },
  }
}
