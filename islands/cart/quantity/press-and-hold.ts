import { listen } from '../../../src/page/listen'

/** How long a press has to last before it repeats, and then how often. */
const FIRST_REPEAT_MS = 500
const REPEAT_MS = 100

/**
 * Repeats an action while a button is pressed. A short press is left to the button's click; the click that ends a
 * long one is swallowed.
 * @returns the way to stop
 */
export function onHold(button: HTMLElement, action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPressed = false
  let hasRepeated = false

  function repeat() {
    hasRepeated = true
    action()
    timer = setTimeout(repeat, REPEAT_MS)
  }
  function press(event: PointerEvent) {
    hasRepeated = false
    isPressed = event.isPrimary && event.button === 0
    if (isPressed) timer = setTimeout(repeat, FIRST_REPEAT_MS)
  }
  function release() {
    isPressed = false
    clearTimeout(timer)
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

  const stops = [
    listen(button, ['pointerdown'], press),
    listen(button, ['pointerup', 'pointercancel', 'pointerleave'], release),
    listen(button, ['click'], click, { capture: true }),
    listen(button, ['contextmenu'], keepMenuAway),
  ]
  return () => {
    release()
    for (const stop of stops) stop()
  }
}
