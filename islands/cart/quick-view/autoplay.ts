import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'

interface AutoplayOptions {
  readonly everyMs: number | null
  /** @returns whether there was another picture */
  readonly next: () => boolean
}

/**
 * Shows one picture after the other, but not under the pointer or the keyboard, and not to who wants less motion.
 * @param box what pauses it
 * @returns whether it does
 */
export function autoplay(
  box: HTMLElement,
  { everyMs, next }: AutoplayOptions,
  { window, after, listen }: Scope,
): boolean {
  let cancel = () => {}
  const isHeld = () => box.matches(':hover') || box.contains(box.ownerDocument.activeElement)
  const isOff = everyMs === null || prefersReducedMotion(window)

  function restart() {
    cancel()
    if (isOff || everyMs === null) return
    cancel = after(everyMs, () => {
      if (isHeld() || next()) restart()
    })
  }
  listen(box, ['mouseleave', 'focusout'], restart)
  restart()
  return !isOff
}
