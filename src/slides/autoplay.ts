import { closest, matches } from '../dom/query'
import { watchInView } from '../motion/in-view'
import { prefersReducedMotion } from '../motion/reduced-motion'
import type { Scope, Stop } from '../page/scope'
import { createPauseButton, type Moving } from './pause-button'

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
}

interface AutoplayOptions {
  /** The slider. Its slides do not change while a dialog makes it inert. */
  readonly box: HTMLElement
  readonly intervalMs: number
  readonly next: () => void
}

/** Runs the interval while no reason to pause is on. It ends with the scope. */
export function createAutoplay(
  { window, after }: Scope,
  { box, intervalMs, next }: AutoplayOptions,
): Autoplay {
  const reasons = new Set<PauseReason>()
  let cancel: Stop = () => {}
  function restart() {
    cancel()
    if (reasons.size === 0) cancel = after(intervalMs, onInterval)
  }
  function onInterval() {
    if (!closest(box, '[inert]') && !prefersReducedMotion(window)) next()
    restart()
  }
  restart()
  return {
    restart,
    hold(reason, on) {
      if (reasons.has(reason) === on) return
      if (on) reasons.add(reason)
      else reasons.delete(reason)
      restart()
    },
  }
}

/** Pauses under the pointer, and while a focus in the box pauses. @param pauses default: any focus */
export function pauseInside(
  { document, listen }: Scope,
  box: HTMLElement,
  { hold }: Autoplay,
  pauses: (focus: EventTarget) => boolean = () => true,
): void {
  const onFocus = (focus: EventTarget | null) =>
    hold('focus', focus instanceof Node && box.contains(focus) && pauses(focus))
  listen(box, 'pointerenter', () => hold('pointer', true))
  listen(box, 'pointerleave', () => hold('pointer', false))
  listen(box, 'focusin', ({ target }) => onFocus(target))
  listen(box, 'focusout', () => hold('focus', false))
  hold('pointer', box.matches(':hover'))
  onFocus(document.activeElement)
}

/** Pauses while the window or the tab is not in front. */
function pauseAway({ document, window, listen }: Scope, { hold }: Autoplay): void {
  const onVisibility = () => hold('tab', document.visibilityState === 'hidden')
  listen(window, 'blur', () => hold('window', true))
  listen(window, 'focus', () => hold('window', false))
  listen(document, 'visibilitychange', onVisibility)
  onVisibility()
}

interface PausableAutoplayOptions extends AutoplayOptions {
  /** The button is its first child, so that the keyboard reaches the button before what moves. */
  readonly buttonIn: HTMLElement
  /** The moving things that the button stops, for its label; default: `slides`. */
  readonly moving?: Moving
}

export interface PausableAutoplay extends Autoplay {
  /** Shows the button only when there is another slide to go to. */
  toggleButton(canMove: boolean): void
  readonly stop: Stop
}

/**
 * Autoplay with a pause button, which runs while its box is in view, and pauses as {@link pauseInside} and
 * {@link pauseAway} say.
 * @returns undefined without an interval, or when the visitor prefers reduced motion
 */
export function startAutoplay(parent: Scope, options: PausableAutoplayOptions): PausableAutoplay | undefined {
  const { box, buttonIn, intervalMs, moving = 'slides' } = options
  if (intervalMs === 0 || prefersReducedMotion(parent.window)) return undefined
  const scope = parent.child()
  const autoplay = createAutoplay(scope, options)
  const { hold } = autoplay
  pauseInside(scope, box, autoplay, (focus) => pausesByFocus(box, focus))
  pauseAway(scope, autoplay)
  scope.add(watchInView(scope, box, (isInView) => hold('out of view', !isInView)))
  const button = createPauseButton(scope.document, (isPaused) => hold('visitor', isPaused), { moving })
  buttonIn.prepend(button)
  scope.add(() => button.remove())
  return {
    ...autoplay,
    toggleButton(canMove) {
      button.hidden = !canMove
    },
    stop: scope.dispose,
  }
}

/** Any focus in a slide pauses; on the slider's buttons only a focus by keyboard does. */
function pausesByFocus(box: Element, focus: EventTarget): boolean {
  const slide = closest(focus, SLIDE)
  // The slide has to be inside the box: the slider itself may lie in a slide of another one.
  return (slide !== null && box.contains(slide)) || matches(focus, ':focus-visible')
}
