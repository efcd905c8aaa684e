import { listen } from '../dom/listen'
import { closest, matches } from '../dom/query'
import { prefersReducedMotion } from '../motion/reduced-motion'
import { isCovered } from './covered'

/** Of the theme's sliders, carousels and tours. */
const SLIDE = '.lslide, .owl-item, .row-slider-slide, .col-slider-slide, .tab-pane'

/** Why slides stand although they run by themselves. */
export type Hold = 'visitor' | 'pointer' | 'focus' | 'drag' | 'out of view' | 'window' | 'tab'

/** Slides that change by themselves (contract 03 §3.1, §0.5). */
export interface SelfRun {
  /** As long as there is a reason to stand they do; once the last is gone, they go on after one stand more. */
  hold(reason: Hold, on: boolean): void
  /** The slide has just changed: it stands its whole time. */
  restart(): void
  stop(): void
}

export interface SelfRunOptions {
  readonly window: Window
  /** How long a slide stands. */
  readonly standMs: number
  readonly next: () => void
}

/** @param box whose visitors pause it, by the pointer or the keyboard */
export function createSelfRun(box: HTMLElement, { window, standMs, next }: SelfRunOptions): SelfRun {
  const { document } = window
  const holds = new Set<Hold>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function restart() {
    clearTimeout(timer)
    if (holds.size === 0) timer = setTimeout(onTime, standMs)
  }
  function onTime() {
    if (!isCovered(box) && !prefersReducedMotion(window)) next()
    restart()
  }
  function hold(reason: Hold, on: boolean) {
    if (holds.has(reason) === on) return
    if (on) holds.add(reason)
    else holds.delete(reason)
    restart()
  }
  const lookAtTab = () => hold('tab', document.visibilityState === 'hidden')
  const stops = [
    listen(box, ['pointerenter'], () => hold('pointer', true)),
    listen(box, ['pointerleave'], () => hold('pointer', false)),
    listen(box, ['focusin'], ({ target }) => hold('focus', isKept(box, target))),
    listen(box, ['focusout'], () => hold('focus', false)),
    listen(window, ['blur'], () => hold('window', true)),
    listen(window, ['focus'], () => hold('window', false)),
    listen(document, ['visibilitychange'], lookAtTab),
  ]
  lookAtTab()
  hold('pointer', box.matches(':hover'))
  hold('focus', isKept(box, document.activeElement))
  restart()
  return {
    hold,
    restart,
    stop() {
      clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}

/** What a slide holds keeps it in place; a button of the slider only where the keyboard has brought the focus. */
function isKept(box: Element, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !box.contains(target)) return false
  const slide = closest(target, SLIDE)
  // The slider may lie in the slide of another.
  return (slide !== null && box.contains(slide)) || matches(target, ':focus-visible')
}
