import { closest } from '../../../src/dom/query'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { swallowClick } from '../../../src/slides/swallow-click'
import type { Hero } from './hero'
import { isInOtherCarousel, type Kind } from './markup'
import { canStep, type Direction, type SliderState } from './slider'
import { draggedPosition } from './track'
import { hasCornerIn, windowBox } from './viewport'

/** A smaller movement is a click. */
const CLICK_SLOP_PX = 4
/** Clicks are swallowed for this time after a drag (contract 04 §17.6). */
const CLICK_BLOCK_MS = 100
/** Controls that the visitor drags themselves. */
const OWN_DRAGS = 'input, select, textarea, audio, iframe, video[controls], button'
/** The part of the pointer's distance that the slides move (contract 04 §17.6). */
const DRAG_SHARE: Readonly<Record<Kind, number>> = { slide: 0.7, fade: 0.7, curtain: 1 }
/** The limits of a swipe (spec storefront §9). */
const QUICK_MS = 300
const QUICK_PX = 30
const SLOW_SHARE = 0.5
/** Elements that use the arrow keys themselves. */
const OWN_KEYS = [
  'input, textarea, select, video, audio, iframe, [contenteditable], dialog, [aria-modal="true"], nav .menu',
  ...'dialog menu menubar listbox combobox grid tree slider spinbutton radiogroup tablist application'
    .split(' ')
    .map((role) => `[role="${role}"]`),
].join()

type Axis = 'x' | 'y'

/** Steps by drags and arrow keys, where there are two or more slides. */
export function followGestures(hero: Hero): void {
  const { parts, settings, scope, $state, follow } = hero
  if (parts.slides.length < 2) return
  const isVertical = settings.kind === 'curtain'
  function setTouchAction(state: SliderState) {
    const edges = { isFirst: !canStep(state, -1), isLast: !canStep(state, 1) }
    const set = (value: string) => scope.adopt.style(parts.host, 'touch-action', value)
    // A browser that does not know `pan-up` and `pan-down` keeps this value.
    if (isVertical) set('pan-x pinch-zoom')
    set(touchAction(isVertical ? 'y' : 'x', edges))
  }
  setTouchAction($state.get())
  follow((state, { index, phase }) => {
    if (state.index !== index || state.phase !== phase) setTouchAction(state)
  })
  followDrag(hero, scope)
  followKeys(hero, scope)
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

/** Steps by the arrow keys, unless something else on the page uses them (contract 04 §17.6). */
function followKeys({ parts, settings, $state, choose }: Hero, { document, listen }: Scope): void {
  const { host, outer } = parts
  const { kind, isRtl } = settings
  const axis = kind === 'curtain' ? 'y' : 'x'
  const isInWindow = () => hasCornerIn(outer.getBoundingClientRect(), windowBox(document))
  listen(document, 'keydown', (event) => {
    if (event.defaultPrevented || hasModifier(event)) return
    const by = directionOf(event.key, axis, { isRtl })
    if (by === undefined || isUsedElsewhere(document, host) || !isInWindow()) return
    const can = canStep($state.get(), by)
    if (can) choose({ type: 'step', by })
    // At the ends of a curtain the key scrolls the page.
    if (can || axis === 'x') event.preventDefault()
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

interface Swipe {
  /** The pointer's distance along the track, in px; positive is towards the earlier slides. */
  readonly travel: number
  readonly durationMs: number
  /** The length of a slide along the track, in px. */
  readonly size: number
}

/** The step that a swipe makes; 0 if it is too short. */
export function swipeStep({ travel, durationMs, size }: Swipe): Direction | 0 {
  const least = durationMs <= QUICK_MS ? QUICK_PX : size * SLOW_SHARE
  if (travel === 0 || Math.abs(travel) < least) return 0
  return travel < 0 ? 1 : -1
}

/** The main direction of a movement. One across the track scrolls the page. */
export function axisOf({ x, y }: { readonly x: number; readonly y: number }): Axis {
  return Math.abs(x) >= Math.abs(y) ? 'x' : 'y'
}

/**
 * The slides follow a finger or the mouse, also from the middle of a movement. The gesture library is not used: this slider
 * has its own thresholds, which are the same for finger and mouse, and the first drag does not have to wait for the library.
 */
function followDrag({ parts, settings, track, $state, dispatch, choose }: Hero, scope: Scope): void {
  const { host } = parts
  const { window } = scope
  const { kind, isRtl } = settings
  const axis = kind === 'curtain' ? 'y' : 'x'
  // A curtain is dragged by finger only.
  const byMouse = axis === 'x'
  /** Whether the later slides are to the left. */
  const isMirrored = isRtl && axis === 'x'
  let following: OwnScope | undefined
  let stopBlocking = () => {}

  function onPointerdown(event: PointerEvent) {
    if (!mayDrag(event, { host, byMouse })) return
    const { pointerId, clientX, clientY, timeStamp } = event
    let isDragging = false
    let from = 0
    const deltaOf = (moved: PointerEvent) => ({ x: moved.clientX - clientX, y: moved.clientY - clientY })

    function onMove(moved: PointerEvent) {
      if (moved.pointerId !== pointerId) return
      // The button was released where the page gets no event, such as outside the window.
      if (moved.pointerType === 'mouse' && moved.buttons === 0) return onEnd(moved)
      const delta = deltaOf(moved)
      if (!isDragging) {
        if (Math.hypot(delta.x, delta.y) < CLICK_SLOP_PX) return
        // A first movement across the track belongs to the page.
        if (axisOf(delta) !== axis) return following?.dispose()
        isDragging = true
        from = track.position()
        dispatch({ type: 'grab' })
      }
      const state = $state.get()
      if (state.phase !== 'dragged' || track.slideLength() === 0) return
      const by = (delta[axis] * DRAG_SHARE[kind]) / track.slideLength()
      track.dragTo(draggedPosition(state, isMirrored ? from + by : from - by))
    }
    function onEnd(ended: PointerEvent) {
      if (ended.pointerId !== pointerId) return
      following?.dispose()
      if (!isDragging) return
      stopBlocking()
      stopBlocking = scope.add(swallowClick(window, CLICK_BLOCK_MS))
      const travel = deltaOf(ended)[axis] * (isMirrored ? -1 : 1)
      const swipe = { travel, durationMs: ended.timeStamp - timeStamp, size: track.slideLength() }
      choose({ type: 'release', by: ended.type === 'pointerup' ? swipeStep(swipe) : 0 })
    }
    following?.dispose()
    following = scope.child()
    following.listen(window, 'pointermove', onMove)
    following.listen(window, ['pointerup', 'pointercancel'], onEnd)
    // A drag by mouse would select text.
    following.listen(host, 'selectstart', (selected) => byMouse && selected.preventDefault())
  }

  scope.listen(host, 'pointerdown', onPointerdown)
  // The browser's own dragging of a link or picture would end this drag.
  scope.listen(host, 'dragstart', (event) => event.preventDefault())
}

function mayDrag(
  { pointerType, button, isPrimary, target }: PointerEvent,
  { host, byMouse }: { readonly host: Element; readonly byMouse: boolean },
): boolean {
  if (!isPrimary || button !== 0 || (pointerType === 'mouse' && !byMouse)) return false
  return target instanceof Element && !closest(target, OWN_DRAGS) && !isInOtherCarousel(target, host)
}
