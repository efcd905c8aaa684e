import type { Scope } from '../../../src/page/scope'

/** A press repeats after the first delay, and then at the second interval. */
const FIRST_REPEAT_MS = 500
const REPEAT_MS = 100

/** Repeats an action while a button is held. A short press only clicks; the click after a long press is suppressed. */
export function onHold(button: HTMLElement, action: () => void, { after, listen }: Scope): void {
  let cancel = () => {}
  let isPressed = false
  let hasRepeated = false

  function repeat() {
    hasRepeated = true
    action()
    cancel = after(REPEAT_MS, repeat)
  }
  function press(event: PointerEvent) {
    // An earlier press may not have ended: its `pointerup` was missed, or this is a second finger.
    cancel()
    hasRepeated = false
    isPressed = event.isPrimary && event.button === 0
    if (isPressed) cancel = after(FIRST_REPEAT_MS, repeat)
  }
  function release() {
    isPressed = false
    cancel()
  }
  function click(event: MouseEvent) {
    release()
    // A click by keyboard or script has no detail, and does not end a press.
    const isEndOfPress = hasRepeated && event.detail > 0
    hasRepeated = false
    if (!isEndOfPress) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  /** Without this a long press on a phone opens the link's menu. */
  function preventContextMenu(event: Event) {
    if (isPressed) event.preventDefault()
  }

  listen(button, 'pointerdown', press)
  listen(button, ['pointerup', 'pointercancel', 'pointerleave'], release)
  listen(button, 'click', click, { capture: true })
  listen(button, 'contextmenu', preventContextMenu)
}
