import { onSwipe, type Point } from '../../../legacy-shims/hammer'
import type { Scope } from '../../../src/page/scope'
import { type Direction, swipeDirection } from './swipe'

/** A swipe that starts on one of these is something else (contract 01 §12). */
const NOT_FROM = 'label, button, input, select, textarea, a, .noSwipe'

/** Tells of a finger that swipes sideways over an element, and of a mouse that does where there is no touch. */
export function onSidewaysSwipe(
  { window, listen, add, report }: Scope,
  element: HTMLElement,
  onSwiped: (direction: Direction) => void,
): void {
  let from: Element | null = null
  let pointer: number | undefined
  let mouseFrom: Point | undefined

  function end(gone: Point) {
    const direction = swipeDirection(gone)
    if (direction && !from?.closest(NOT_FROM)) onSwiped(direction)
  }
  function onDown(event: PointerEvent) {
    if (!(event.target instanceof Element)) return
    // The first touch is shown to the gesture library once more, at the element itself.
    const isRepeated = !event.isTrusted && event.target === element && event.pointerId === pointer
    if (!isRepeated) from = event.target
    pointer = event.pointerId
    const isMouse = event.pointerType === 'mouse' && event.button === 0
    mouseFrom = isMouse ? { x: event.clientX, y: event.clientY } : undefined
  }
  function onUp({ clientX, clientY }: PointerEvent) {
    if (!mouseFrom) return
    const gone = { x: clientX - mouseFrom.x, y: clientY - mouseFrom.y }
    mouseFrom = undefined
    end(gone)
  }

  const noTouch = !(window.navigator.maxTouchPoints > 0)
  listen(element, 'pointerdown', onDown, { capture: true, passive: true })
  add(onSwipe(element, { begin() {}, move() {}, cancel() {}, end }, report))
  if (noTouch) listen(window, 'pointerup', onUp, { passive: true })
}
