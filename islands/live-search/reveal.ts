import { prefersReducedMotion } from '../../src/page/motion'

const SCROLL_MS = 400

/** Only the list with the keyboard scrolls. */
let frame = 0

/** Scrolls the list so that a row comes into view, over a moment; a newer row takes over from where it is. */
export function reveal(row: HTMLElement, window: Window): void {
  const list = row.closest<HTMLElement>('.aws_result_scroll, ul')
  if (!list) return
  window.cancelAnimationFrame(frame)
  const from = list.scrollTop
  const to = scrollFor(row, list)
  if (to === from) return
  if (prefersReducedMotion(window)) {
    list.scrollTop = to
    return
  }
  let start: number | undefined
  const step = (now: number) => {
    start ??= now
    const progress = Math.min(1, (now - start) / SCROLL_MS)
    list.scrollTop = from + (to - from) * (0.5 - Math.cos(progress * Math.PI) / 2)
    if (progress < 1) frame = window.requestAnimationFrame(step)
  }
  frame = window.requestAnimationFrame(step)
}

/** Just as far as is needed to see the whole row. */
function scrollFor(row: HTMLElement, list: HTMLElement): number {
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top) return list.scrollTop - (outer.top - inner.top)
  if (inner.bottom > outer.bottom) return list.scrollTop + (inner.bottom - outer.bottom)
  return list.scrollTop
}
