import { callOn, memberOf } from '../../../src/dom/member'
import { closest } from '../../../src/dom/query'
import { listen } from '../../../src/page/listen'
import type { Unmount } from '../../../src/runtime/island'

/** Farther away, the visitor has thought better of it. */
const STEADY_PX = 3

/**
 * A press on a button takes the focus from the field before, whose error may go by that, and the button moves up from
 * under the pointer: browsers then see no click on it. It counts as one where the pointer has not moved.
 */
export function keepPressesSteady(form: HTMLFormElement): Unmount {
  let pressed: { readonly button: HTMLElement; readonly x: number; readonly y: number } | undefined
  // Presses elsewhere as well: their clicks are not this one's.
  const stopPress = listen(memberOf(form, 'ownerDocument'), ['pointerdown'], (event) => {
    if (!(event instanceof MouseEvent)) return
    const button = closest(event.target, '[type="submit"], button:not([type])')
    pressed =
      button && callOn(form, 'contains', button) && event.button === 0
        ? { button, x: event.clientX, y: event.clientY }
        : undefined
  })
  const stopClick = listen(memberOf(form, 'ownerDocument'), ['click'], (event) => {
    const press = pressed
    pressed = undefined
    if (!press || !(event instanceof MouseEvent) || !(event.target instanceof Element)) return
    // What the press and its end have in common is what browsers call the click's target.
    const isLost = event.target !== press.button && callOn(event.target, 'contains', press.button)
    const isSteady = Math.hypot(event.clientX - press.x, event.clientY - press.y) <= STEADY_PX
    if (isLost && isSteady) press.button.click()
  })
  return () => {
    stopPress()
    stopClick()
  }
}
