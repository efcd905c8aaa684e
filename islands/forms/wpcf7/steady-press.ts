import { callOn, memberOf } from '../../../src/dom/member'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'

/** Farther away, the visitor has thought better of it. */
const STEADY_PX = 3

/**
 * A press on a button takes the focus from the field before, whose error may go by that, and the button moves up from
 * under the pointer: browsers then see no click on it. It counts as one where the pointer has not moved.
 */
export function keepPressesSteady(scope: Scope, form: HTMLFormElement): void {
  let pressed: { readonly button: HTMLElement; readonly x: number; readonly y: number } | undefined
  // Presses elsewhere as well: their clicks are not this one's.
  scope.listen(memberOf(form, 'ownerDocument'), 'pointerdown', ({ target, button, clientX, clientY }) => {
    const press = closest(target, '[type="submit"], button:not([type])')
    pressed =
      press && callOn(form, 'contains', press) && button === 0
        ? { button: press, x: clientX, y: clientY }
        : undefined
  })
  scope.listen(memberOf(form, 'ownerDocument'), 'click', ({ target, clientX, clientY }) => {
    const press = pressed
    pressed = undefined
    if (!press || !(target instanceof Element)) return
    // What the press and its end have in common is what browsers call the click's target.
    const isLost = target !== press.button && callOn(target, 'contains', press.button)
    const isSteady = Math.hypot(clientX - press.x, clientY - press.y) <= STEADY_PX
    if (isLost && isSteady) press.button.click()
  })
}
