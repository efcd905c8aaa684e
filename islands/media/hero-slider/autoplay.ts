import { onMotionChange, prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope, Stop } from '../../../src/page/scope'

/** The first slide is shown longer by this time (spec storefront §4). */
const START_MS = 2000
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1

export interface AutoplayOptions {
  /** How long a slide is shown. */
  readonly intervalMs: number
  /** The duration of a change, if the interval begins after it; else 0. */
  readonly movementMs: number
  /** Called before each wait and each change. */
  readonly mayRun: () => boolean
  readonly advance: () => void
}

/** Changes slides at an interval. After a pause the slide is shown for a whole interval again. */
export interface Autoplay {
  start(): void
  /** A change of slide has just begun, by autoplay or by the visitor. */
  restart(): void
  /** Pauses or goes on, because the result of `mayRun` may have changed. */
  update(): void
  /** Stops until the next start. */
  stop(): void
  isOn(): boolean
}

export function createAutoplay(scope: Scope, options: AutoplayOptions): Autoplay {
  const { intervalMs, movementMs, mayRun, advance } = options
  let cancel: Stop | undefined
  let isOn = false

  function wait(ms: number) {
    cancel?.()
    cancel = undefined
    if (isOn && mayRun()) cancel = scope.after(Math.min(ms, LONGEST_MS), onTime)
  }
  function onTime() {
    cancel = undefined
    if (mayRun()) advance()
  }
  return {
    start() {
      isOn = true
      wait(START_MS + intervalMs)
    },
    restart: () => wait(intervalMs + movementMs),
    update() {
      if (!mayRun()) wait(0)
      else if (!cancel) wait(intervalMs)
    },
    stop() {
      isOn = false
      wait(0)
    },
    isOn: () => isOn,
  }
}

/** What the visitor is doing, as far as it pauses the slider. */
export interface VisitorWatch {
  /** Whether the pointer or the keyboard's focus is in the slider. */
  isInteracting(): boolean
  isPageHidden(): boolean
}

export interface VisitorOptions {
  readonly host: HTMLElement
  readonly onChange: () => void
  /** The visitor has just turned on reduced motion. */
  readonly onReducedMotion: () => void
}

export function watchVisitor(
  scope: Scope,
  { host, onChange, onReducedMotion }: VisitorOptions,
): VisitorWatch {
  const { document, window } = scope
  // A pointer that is already inside fires no `pointerenter`.
  let isHovered = host.matches(':hover')
  function onPointer(event: PointerEvent) {
    // A finger does not hover.
    isHovered = event.type === 'pointerenter' && !isFinger(event)
    onChange()
  }
  scope.listen(host, ['pointerenter', 'pointerleave'], onPointer)
  scope.listen(host, ['focusin', 'focusout'], onChange)
  scope.listen(document, 'visibilitychange', onChange)
  scope.listen(window, 'pageshow', onChange)
  scope.add(onMotionChange(window, () => prefersReducedMotion(window) && onReducedMotion()))
  return {
    isInteracting: () => isHovered || hasKeyboardFocus(host),
    isPageHidden: () => document.visibilityState === 'hidden',
  }
}

export const isFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch'

/** A click moves the focus as well, but only a focus by keyboard pauses. */
function hasKeyboardFocus(host: HTMLElement): boolean {
  const { activeElement } = host.ownerDocument
  return activeElement !== null && host.contains(activeElement) && activeElement.matches(':focus-visible')
}
