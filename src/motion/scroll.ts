import { listen } from '../dom/listen'
import { prefersReducedMotion } from './reduced-motion'

export type Easing = (progress: number) => number

/** The theme's easing for in-page links. */
export const easeInOutExpo: Easing = (t) => {
  if (t <= 0 || t >= 1) return Math.min(1, Math.max(0, t))
  return t < 0.5 ? 2 ** (20 * t - 11) : 1 - 2 ** (9 - 20 * t)
}

/** The theme's easing for back to top. */
export const easeOutCubic: Easing = (t) => 1 - (1 - t) ** 3

export interface ScrollOptions {
  readonly durationMs: number
  readonly easing: Easing
}

/** Events by which the visitor interrupts a scroll. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const

let cancelRunning: () => void = () => {}

/**
 * Scrolls the window to `top` (px from the document's top) over a fixed time. A new scroll replaces a running one
 * (contract 01 §0.8); the visitor's own scrolling ends it. Jumps under reduced motion.
 * @returns whether the target was reached
 */
export function scrollWindow(window: Window, top: number, options: ScrollOptions): Promise<boolean> {
  cancelRunning()
  const jump = (y: number) => window.scrollTo({ top: y, behavior: 'instant' })
  if (prefersReducedMotion(window)) {
    jump(top)
    return Promise.resolve(true)
  }
  return new Promise((resolve) => {
    const from = window.scrollY
    let start: number | undefined
    let stop = () => {}
    let frame = window.requestAnimationFrame(step)
    cancelRunning = cancel

    function step(now: number) {
      // From the first frame on, so that the key press that started the scroll does not end it.
      if (start === undefined) stop = listen(window, INTERRUPTIONS, cancel, { passive: true })
      start ??= now
      const progress = Math.min(1, (now - start) / options.durationMs)
      jump(from + (top - from) * options.easing(progress))
      if (progress === 1) return finish(true)
      frame = window.requestAnimationFrame(step)
    }
    function cancel() {
      window.cancelAnimationFrame(frame)
      finish(false)
    }
    function finish(reached: boolean) {
      stop()
      cancelRunning = () => {}
      resolve(reached)
    }
  })
}
