import { onMotionChange, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import type { Hero } from './hero'
import { CHANGE_MS, type Settings } from './markup'
import { type Attention, isRunning, type Wait } from './slider'

/** The first slide is shown longer by this time (spec storefront §4). */
const START_MS = 2000
/** The components are fetched this long before a change. */
const AHEAD_MS = 1500
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1

type AutoplayParts = Pick<Hero, 'settings' | 'scope' | '$state' | 'dispatch' | 'attend' | 'follow'>

/** Changes slides at an interval. @param prepare called a little before each change */
export function startAutoplay(
  { settings, scope, $state, dispatch, attend, follow }: AutoplayParts,
  prepare: () => void,
): void {
  let waiting = scope.child()
  function advance() {
    // A focus may have become a keyboard focus, which fires no event.
    attend()
    if (isRunning($state.get())) dispatch({ type: 'advance' })
  }
  follow((state, before) => {
    if (state.wait === before.wait && isRunning(state) === isRunning(before)) return
    waiting.dispose()
    if (!isRunning(state)) return
    waiting = scope.child()
    const ms = waitMs(settings, state.wait)
    waiting.after(Math.max(0, ms - AHEAD_MS), prepare)
    waiting.after(ms, advance)
  })
}

function waitMs({ kind, autoplayMs = 0 }: Settings, { since }: Wait): number {
  // Only sliding slides count their interval from the end of the movement (contract 04 §17.6).
  const beforeMs = { start: START_MS, change: kind === 'slide' ? CHANGE_MS.slide : 0, pause: 0 }
  return Math.min(beforeMs[since] + autoplayMs, LONGEST_MS)
}

interface VisitorOptions {
  readonly host: HTMLElement
  readonly onChange: () => void
  /** The visitor has just turned on reduced motion. */
  readonly onReducedMotion: () => void
}

/** @returns a function that reads what the visitor is doing */
export function watchVisitor(
  scope: Scope,
  { host, onChange, onReducedMotion }: VisitorOptions,
): () => Attention {
  const { document, window } = scope
  // A pointer that is already inside fires no `pointerenter`.
  let isHovered = host.matches(':hover')
  function onPointer(event: PointerEvent) {
    // A finger does not hover.
    isHovered = event.type === 'pointerenter' && event.pointerType !== 'touch'
    onChange()
  }
  scope.listen(host, ['pointerenter', 'pointerleave'], onPointer)
  scope.listen(host, ['focusin', 'focusout'], onChange)
  scope.listen(document, 'visibilitychange', onChange)
  scope.listen(window, 'pageshow', onChange)
  scope.add(onMotionChange(window, () => prefersReducedMotion(window) && onReducedMotion()))
  return () => ({
    isInteracting: isHovered || hasKeyboardFocus(host),
    isHidden: document.visibilityState === 'hidden',
  })
}

/** A click moves the focus as well, but only a focus by keyboard pauses. */
function hasKeyboardFocus(host: HTMLElement): boolean {
  const { activeElement } = host.ownerDocument
  return activeElement !== null && host.contains(activeElement) && activeElement.matches(':focus-visible')
}
