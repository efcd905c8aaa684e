import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'

interface AutoplayOptions {
  readonly everyMs: number | null
  /** Shows the next picture. @returns whether there is one */
  readonly next: () => boolean
}

/**
 * Shows one picture after the other. It pauses under the pointer and the focus, and is off with reduced motion.
 * @param box the element that pauses it
 * @returns whether it is on
 */
export function autoplay(
  box: HTMLElement,
  { everyMs, next }: AutoplayOptions,
  { window, after, listen }: Scope,
): boolean {
  let cancel = () => {}
  const isPaused = () => box.matches(':hover') || box.contains(box.ownerDocument.activeElement)
  const isOff = everyMs === null || prefersReducedMotion(window)

  function restart() {
    cancel()
    if (isOff || everyMs === null) return
    cancel = after(everyMs, () => {
      if (isPaused() || next()) restart()
    })
  }
  listen(box, ['mouseleave', 'focusout'], restart)
  restart()
  return !isOff
}
