import type { Scope } from '../../../src/page/scope'
import type { Axis } from './drag'
import { isInOtherCarousel } from './markup'
import type { Direction } from './slider'

/** Wheel events closer together than this belong to one turn of the wheel. */
const WHEEL_GUARD_MS = 60
/** A push on a touch pad runs out slowly: it has ended when nothing has come for this time. */
const PUSH_END_MS = 200
/** Elements that use the arrow keys themselves. */
const OWN_KEYS = [
  'input, textarea, select, video, audio, iframe, [contenteditable], dialog, [aria-modal="true"], nav .menu',
  ...'dialog menu menubar listbox combobox grid tree slider spinbutton radiogroup tablist application'
    .split(' ')
    .map((role) => `[role="${role}"]`),
].join()

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
export function followKeys(host: HTMLElement, { document, listen }: Scope, options: KeyOptions): void {
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

interface WheelOptions {
  readonly canStep: (by: Direction) => boolean
  readonly continues: boolean
}

interface WheelFacts extends WheelOptions {
  readonly deltaX: number
  readonly deltaY: number
  /** The time since the previous wheel event; Infinity for the first. */
  readonly sinceLastMs: number
  /** Whether the default of the previous event was prevented. */
  readonly wasPrevented: boolean
  /** Whether the previous events were a push on a touch pad, which may not have ended. */
  readonly isPush?: boolean
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
  const { deltaX, deltaY, sinceLastMs, wasPrevented, isPush = false } = wheel
  if (deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY)) return { kind: 'page' }
  if (sinceLastMs < (isPush ? PUSH_END_MS : WHEEL_GUARD_MS))
    return { kind: wasPrevented ? 'swallowed' : 'page' }
  const by = deltaY > 0 ? 1 : -1
  if (wheel.canStep(by)) return { kind: 'step', by }
  // A slider that can step neither way is still loading.
  const isAtEnd = by === 1 && wheel.canStep(-1)
  return isAtEnd && wheel.continues ? { kind: 'continue' } : { kind: 'page' }
}

interface WheelHandlers extends WheelOptions {
  readonly step: (by: Direction) => void
  readonly continueToContent: () => void
}

/** Steps by the wheel, one slide for each turn of it or push on a touch pad. */
export function followWheel(host: HTMLElement, scope: Scope, handlers: WheelHandlers): void {
  let last = -Infinity
  let lastDirection = 0
  let isPush = false
  let wasPrevented = false
  function onWheel(event: WheelEvent) {
    // The control key with the wheel zooms the page.
    if (event.ctrlKey) return
    const { deltaX, deltaY, timeStamp } = event
    const sinceLastMs = timeStamp - last
    // Events so close together are no notches; a push the other way is another one.
    const goesOn = sinceLastMs < PUSH_END_MS && Math.sign(deltaY) === lastDirection
    isPush = sinceLastMs < WHEEL_GUARD_MS || (isPush && goesOn)
    const reaction = wheelReaction({ ...handlers, deltaX, deltaY, sinceLastMs, wasPrevented, isPush })
    lastDirection = Math.sign(deltaY)
    wasPrevented = reaction.kind !== 'page'
    last = timeStamp
    if (wasPrevented) event.preventDefault()
    if (reaction.kind === 'step') stepBy(reaction.by)
    if (reaction.kind === 'continue') handlers.continueToContent()
  }
  function stepBy(by: Direction) {
    handlers.step(by)
    // What comes while the page draws the step has to wait: it is no later push.
    scope.frame(() => scope.after(0, onFree))
  }
  function onFree() {
    last = Math.max(last, performance.now())
  }
  scope.listen(host, 'wheel', onWheel, { passive: false })
}
