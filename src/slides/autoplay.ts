import { listen } from '../dom/listen'
import { closest, matches } from '../dom/query'
import { prefersReducedMotion } from '../motion/reduced-motion'
import { isInert } from './is-inert'

/** The slides of the theme's sliders, carousels and tours. */
const SLIDE = '.lslide, .owl-item, .row-slider-slide, .col-slider-slide, .tab-pane'

/** Why autoplay is paused. */
export type PauseReason = 'visitor' | 'pointer' | 'focus' | 'drag' | 'out of view' | 'window' | 'tab'

/** Changes slides at an interval (contract 03 §3.1, §0.5). */
export interface Autoplay {
  /** Autoplay is paused while any reason is on. When the last one is off, the next change comes a full interval later. */
  hold(reason: PauseReason, on: boolean): void
  /** The slide has just changed: the interval starts anew. */
  restart(): void
  stop(): void
}

interface AutoplayOptions {
  readonly window: Window
  readonly intervalMs: number
  readonly next: () => void
}

/** @param box the pointer over it, or the focus in it, pauses the autoplay */
export function createAutoplay(box: HTMLElement, { window, intervalMs, next }: AutoplayOptions): Autoplay {
  const { document } = window
  const reasons = new Set<PauseReason>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function restart() {
    clearTimeout(timer)
    if (reasons.size === 0) timer = setTimeout(onInterval, intervalMs)
  }
  function onInterval() {
    if (!isInert(box) && !prefersReducedMotion(window)) next()
    restart()
  }
  function hold(reason: PauseReason, on: boolean) {
    if (reasons.has(reason) === on) return
    if (on) reasons.add(reason)
    else reasons.delete(reason)
    restart()
  }
  const onVisibility = () => hold('tab', document.visibilityState === 'hidden')
  const stops = [
    listen(box, ['pointerenter'], () => hold('pointer', true)),
    listen(box, ['pointerleave'], () => hold('pointer', false)),
    listen(box, ['focusin'], ({ target }) => hold('focus', pausesByFocus(box, target))),
    listen(box, ['focusout'], () => hold('focus', false)),
    listen(window, ['blur'], () => hold('window', true)),
    listen(window, ['focus'], () => hold('window', false)),
    listen(document, ['visibilitychange'], onVisibility),
  ]
  onVisibility()
  hold('pointer', box.matches(':hover'))
  hold('focus', pausesByFocus(box, document.activeElement))
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

/** Any focus in a slide pauses; on the slider's buttons only a focus by keyboard does. */
function pausesByFocus(box: Element, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !box.contains(target)) return false
  const slide = closest(target, SLIDE)
  // The slide has to be inside the box: the slider itself may lie in a slide of another one.
  return (slide !== null && box.contains(slide)) || matches(target, ':focus-visible')
}
