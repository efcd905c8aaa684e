import type { Scope } from '../../../src/page/scope'
import type { Behaviour } from './behaviour'

/** Captured, so that no other listener can stop the events first. */
const CAPTURED = { capture: true, passive: true }
const TEXT_FIELDS: readonly string[] = ['INPUT', 'TEXTAREA']

/** Records key presses and focus changes in watched forms. */
export function listenToKeys(
  { document, listen }: Scope,
  behaviour: Behaviour,
  isWatched: (element: Element) => boolean,
): void {
  function onKey(event: Event) {
    const { target, type } = event
    // Autofill dispatches key events without a key name.
    const key = 'key' in event && typeof event.key === 'string' && event.key
    if (!key || !(target instanceof Element) || !isWatched(target)) return
    if (type === 'keydown') behaviour.keyDown(key, Date.now())
    else behaviour.keyUp(key, Date.now(), TEXT_FIELDS.includes(target.tagName))
  }
  function onFocus({ target }: Event) {
    if (target instanceof Element && isWatched(target)) behaviour.focusMoved()
  }
  listen(document, ['keydown', 'keyup'], onKey, CAPTURED)
  listen(document, ['focusin', 'focusout'], onFocus, CAPTURED)
}

/** Records mouse, touch and scroll events anywhere on the page. */
export function listenToPointer({ document, listen }: Scope, behaviour: Behaviour): void {
  const record = (type: string, callback: (now: number) => void) =>
    listen(document, type, () => callback(Date.now()), CAPTURED)
  record('mousedown', behaviour.mouseDown)
  record('mouseup', behaviour.mouseUp)
  record('touchstart', behaviour.touchStart)
  record('touchend', behaviour.touchEnd)
  record('touchmove', behaviour.touchMove)
  listen(document, 'mousemove', (event) => behaviour.mouseMove(Date.now(), event), CAPTURED)
  // Not captured, so that only the page's own scrolling counts.
  listen(document, 'scroll', () => behaviour.scroll(Date.now()), { passive: true })
}
