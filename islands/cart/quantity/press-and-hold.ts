import type { Scope } from '../../../src/page/scope'

/** How long a press has to last before it repeats, and then how often. */
const FIRST_REPEAT_MS = 500
const REPEAT_MS = 100

/**
 * Repeats an action while a button is pressed. A short press is left to the button's click; the click that ends a
 * long one is swallowed.
 */
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
    // A press whose end was not told, or a second finger.
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
    // A key's click, or a script's, ends no press.
    const endsPress = hasRepeated && event.detail > 0
    hasRepeated = false
    if (!endsPress) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  /** A long press on a phone would open the link's menu. */
  function keepMenuAway(event: Event) {
    if (isPressed) event.preventDefault()
  }

  listen(button, 'pointerdown', press)
  listen(button, ['pointerup', 'pointercancel', 'pointerleave'], release)
  listen(button, 'click', click, { capture: true })
  listen(button, 'contextmenu', keepMenuAway)
}
