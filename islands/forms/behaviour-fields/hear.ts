import type { Scope } from '../../../src/page/scope'
import type { Behaviour } from './behaviour'

/** Before any listener that keeps events to itself. */
const EARLY = { capture: true, passive: true }
const TYPED_INTO: readonly string[] = ['INPUT', 'TEXTAREA']

/** What happens in watched forms. */
export function hearKeys(
  { document, listen }: Scope,
  behaviour: Behaviour,
  isWatched: (element: Element) => boolean,
): void {
  function onKey(event: Event) {
    const { target, type } = event
    // What a browser fills in comes as keys without a name.
    const key = 'key' in event && typeof event.key === 'string' && event.key
    if (!key || !(target instanceof Element) || !isWatched(target)) return
    if (type === 'keydown') behaviour.keyDown(key, Date.now())
    else behaviour.keyUp(key, Date.now(), TYPED_INTO.includes(target.tagName))
  }
  function onFocus({ target }: Event) {
    if (target instanceof Element && isWatched(target)) behaviour.focusMoved()
  }
  listen(document, ['keydown', 'keyup'], onKey, EARLY)
  listen(document, ['focusin', 'focusout'], onFocus, EARLY)
}

/** What happens anywhere on the page. */
export function hearPointer({ document, listen }: Scope, behaviour: Behaviour): void {
  const hear = (type: string, heard: (now: number) => void) =>
    listen(document, type, () => heard(Date.now()), EARLY)
  hear('mousedown', behaviour.mouseDown)
  hear('mouseup', behaviour.mouseUp)
  hear('touchstart', behaviour.touchStart)
  hear('touchend', behaviour.touchEnd)
  hear('touchmove', behaviour.touchMove)
  listen(document, 'mousemove', (event) => behaviour.mouseMove(Date.now(), event), EARLY)
  // Not captured: that of the page alone, not that of its boxes.
  listen(document, 'scroll', () => behaviour.scroll(Date.now()), { passive: true })
}
