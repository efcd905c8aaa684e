import { prefersReducedMotion } from '../../../src/motion/reduced-motion'

const SCROLL_MS = 400

/** Only the list with the keyboard scrolls. */
let frame = 0

/** Scrolls the list so that a row comes into view, over a moment; a newer row takes over from where it is. */
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

/** How far the list has to scroll to show the whole row, px: just as far as is needed. */
function distanceTo(row: HTMLElement, list: HTMLElement): number {
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()]
  return Math.min(0, inner.top - outer.top) || Math.max(0, inner.bottom - outer.bottom)
}
