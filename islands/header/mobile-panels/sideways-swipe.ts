import { onSwipe, type Point } from '../../../legacy-shims/hammer'
import type { Scope } from '../../../src/page/scope'
import { type Direction, swipeDirection } from './swipe'

/** A swipe that starts on one of these is ignored (contract 01 §12). */
const IGNORED_STARTS = 'label, button, input, select, textarea, a, .noSwipe'

/** Calls back on a sideways swipe by touch; on devices without touch, also on one by mouse. */
export function onSidewaysSwipe(
  { window, listen, add, report }: Scope,
  element: HTMLElement,
  onSwiped: (direction: Direction) => void,
): void {
  let start: Element | null = null
  let pointer: number | undefined
  let mouseStart: Point | undefined

  function end(distance: Point) {
    const direction = swipeDirection(distance)
    if (direction && !start?.closest(IGNORED_STARTS)) onSwiped(direction)
  }
  function onDown(event: PointerEvent) {
    if (!(event.target instanceof Element)) return
    // The adapter of the gesture library dispatches the first touch again, at the element itself.
    const isRepeated = !event.isTrusted && event.target === element && event.pointerId === pointer
    if (!isRepeated) start = event.target
    pointer = event.pointerId
    const isMouse = event.pointerType === 'mouse' && event.button === 0
    mouseStart = isMouse ? { x: event.clientX, y: event.clientY } : undefined
  }
  function onUp({ clientX, clientY }: PointerEvent) {
    if (!mouseStart) return
    const distance = { x: clientX - mouseStart.x, y: clientY - mouseStart.y }
    mouseStart = undefined
    end(distance)
  }

  const hasTouch = window.navigator.maxTouchPoints > 0
  listen(element, 'pointerdown', onDown, { capture: true, passive: true })
  add(onSwipe(element, { begin() {}, move() {}, cancel() {}, end }, report))
  if (!hasTouch) listen(window, 'pointerup', onUp, { passive: true })
}
