import type { Scope } from '../../../src/page/scope'
import { type Axis, type DragHandlers, followDrag } from './drag'
import { isInOtherCarousel, type Parts, type Settings } from './markup'
import type { Direction } from './slider'
import { hasCornerIn, windowBox } from './viewport'

/** Wheel events closer together than this belong to one turn of the wheel, or to one push on a touch pad. */
const WHEEL_GUARD_MS = 60
/** Elements that use the arrow keys themselves. */
const OWN_KEYS = [
  'input, textarea, select, video, audio, iframe, [contenteditable], dialog, [aria-modal="true"], nav .menu',
  ...'dialog menu menubar listbox combobox grid tree slider spinbutton radiogroup tablist application'
    .split(' ')
    .map((role) => `[role="${role}"]`),
].join()

/** Drags, arrow keys and the wheel. */
export interface Gestures {
  /** Tells the browser which movements of a finger scroll the page; needed after each change of slide. */
  updateTouchAction(): void
}

export interface GestureOptions {
  readonly parts: Parts
  readonly settings: Settings
  /** The length of a slide along the track, in px. */
  readonly length: () => number
  readonly can: (by: Direction) => boolean
  readonly step: (by: Direction) => void
  readonly continueToContent: () => void
  readonly drag: DragHandlers
}

export function createGestures(scope: Scope, options: GestureOptions): Gestures {
  const { parts, settings, length, can, step, continueToContent, drag } = options
  const { host, outer } = parts
  const axis = settings.kind === 'curtain' ? 'y' : 'x'
  const { isRtl } = settings

  followDrag(host, scope, { axis, byMouse: axis === 'x', length, handlers: drag })
  followKeys(host, scope, {
    axis,
    isRtl,
    isInWindow: () => hasCornerIn(outer.getBoundingClientRect(), windowBox(scope.document)),
    step(by) {
      // At the ends of a curtain the key scrolls the page.
      if (!can(by)) return axis === 'x'
      step(by)
      return true
    },
  })
  if (axis === 'y') {
    followWheel(host, scope, (facts) => {
      const reaction = wheelReaction({ ...facts, canStep: can, continues: settings.continues })
      if (reaction.kind === 'step') step(reaction.by)
      if (reaction.kind === 'continue') continueToContent()
      return reaction
    })
  }

  function updateTouchAction() {
    const edges = { isFirst: !can(-1), isLast: !can(1) }
    // A browser that does not know `pan-up` and `pan-down` keeps this value.
    if (axis === 'y') scope.adopt.style(host, 'touch-action', 'pan-x pinch-zoom')
    scope.adopt.style(host, 'touch-action', touchAction(axis, edges))
  }
  updateTouchAction()

  return { updateTouchAction }
}

/** The slider's CSS `touch-action`. At the ends of a curtain a finger scrolls the page. */
export function touchAction(
  axis: Axis,
  edges: { readonly isFirst: boolean; readonly isLast: boolean },
): string {
  if (axis === 'x') return 'pan-y pinch-zoom'
  const { isFirst, isLast } = edges
  if (isFirst && isLast) return 'pan-x pan-y pinch-zoom'
  return ['pan-x', ...(isFirst ? ['pan-up'] : []), ...(isLast ? ['pan-down'] : []), 'pinch-zoom'].join(' ')
}

interface KeyOptions {
  readonly axis: Axis
  readonly isRtl: boolean
  /** Whether the slider is in view. */
  readonly isInWindow: () => boolean
  /** @returns whether the key is used up */
  readonly step: (by: Direction) => boolean
}

/** Steps by the arrow keys, unless something else on the page uses them (contract 04 §17.6). */
function followKeys(host: HTMLElement, { document, listen }: Scope, options: KeyOptions): void {
  const { axis, isRtl, isInWindow, step } = options
  listen(document, 'keydown', (event) => {
    if (event.defaultPrevented || hasModifier(event)) return
    const by = directionOf(event.key, axis, { isRtl })
    if (by === undefined || isUsedElsewhere(document, host) || !isInWindow()) return
    if (step(by)) event.preventDefault()
  })
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

function directionOf(key: string, axis: Axis, { isRtl }: { isRtl: boolean }): Direction | undefined {
  const keys = axis === 'y' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const index = keys.indexOf(key)
  if (index < 0) return undefined
  return (index === 1) === (axis === 'x' && isRtl) ? -1 : 1
}

/** Whether the focus is in a field, menu, dialog or other carousel, or a dialog covers the slider. */
function isUsedElsewhere({ activeElement }: Document, host: HTMLElement): boolean {
  return (
    Boolean(activeElement?.closest(OWN_KEYS)) ||
    isInOtherCarousel(activeElement, host) ||
    host.closest('[inert]') !== null
  )
}

interface WheelFacts {
  readonly deltaX: number
  readonly deltaY: number
  /** The time since the previous wheel event; Infinity for the first. */
  readonly sinceLastMs: number
  /** Whether the default of the previous event was prevented. */
  readonly wasPrevented: boolean
  readonly canStep: (by: Direction) => boolean
  readonly continues: boolean
}

/** What a wheel event over a curtain does. */
type WheelReaction =
  /** It scrolls the page. */
  | { readonly kind: 'page' }
  | { readonly kind: 'swallowed' }
  | { readonly kind: 'step'; readonly by: Direction }
  | { readonly kind: 'continue' }

/** Decides about a wheel event: at the ends of a curtain the page scrolls (contract 04 §17.6). */
export function wheelReaction(wheel: WheelFacts): WheelReaction {
  const { deltaX, deltaY, sinceLastMs, wasPrevented } = wheel
  if (deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY)) return { kind: 'page' }
  if (sinceLastMs < WHEEL_GUARD_MS) return { kind: wasPrevented ? 'swallowed' : 'page' }
  const by = deltaY > 0 ? 1 : -1
  if (wheel.canStep(by)) return { kind: 'step', by }
  // A slider that can step neither way is still loading.
  const isAtEnd = by === 1 && wheel.canStep(-1)
  return isAtEnd && wheel.continues ? { kind: 'continue' } : { kind: 'page' }
}

function followWheel(
  host: HTMLElement,
  { listen }: Scope,
  react: (facts: Pick<WheelFacts, 'deltaX' | 'deltaY' | 'sinceLastMs' | 'wasPrevented'>) => WheelReaction,
): void {
  let last = -Infinity
  let wasPrevented = false
  function onWheel(event: WheelEvent) {
    // The control key with the wheel zooms the page.
    if (event.ctrlKey) return
    const { deltaX, deltaY, timeStamp } = event
    wasPrevented = react({ deltaX, deltaY, sinceLastMs: timeStamp - last, wasPrevented }).kind !== 'page'
    last = timeStamp
    if (wasPrevented) event.preventDefault()
  }
  listen(host, 'wheel', onWheel, { passive: false })
}
