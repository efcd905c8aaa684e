import { prefersReducedMotion } from '../../../src/motion/reduced-motion'

const SCROLL_MS = 400

/** One animation at a time: only the list with the keyboard focus scrolls. */
let frame = 0

/**
 * Scrolls a row of the list into view with an animation; a newer call continues from the current position.
 */
export function reveal(row: HTMLElement, window: Window): void {
  const list = row.closest<HTMLElement>('.aws_result_scroll, ul')
  if (!list) return
  window.cancelAnimationFrame(frame)
  const from = list.scrollTop
  const by = distanceTo(row, list)
  if (by === 0) return
  if (prefersReducedMotion(window)) {
    list.scrollTop = from + by
    return
  }
  let start: number | undefined
  const step = (now: number) => {
    start ??= now
    const progress = Math.min(1, (now - start) / SCROLL_MS)
    list.scrollTop = from + by * (0.5 - Math.cos(progress * Math.PI) / 2)
    if (progress < 1) frame = window.requestAnimationFrame(step)
  }
  frame = window.requestAnimationFrame(step)
}

/** The smallest distance in px by which the list has to scroll to show the whole row. */
function distanceTo(row: HTMLElement, list: HTMLElement): number {
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()]
  return Math.min(0, inner.top - outer.top) || Math.max(0, inner.bottom - outer.bottom)
}
