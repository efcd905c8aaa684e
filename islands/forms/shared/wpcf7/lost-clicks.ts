import { callOn, memberOf } from '../../../../src/dom/member'
import { closest } from '../../../../src/dom/query'
import type { Scope } from '../../../../src/page/scope'

/** A pointer that has moved further has left the button on purpose. */
const MAX_MOVE_PX = 3

/**
 * Clicks a submit button whose click got lost: pressing it blurs a field, whose error may disappear, and the
 * button moves away from under the pointer. The browser then dispatches the click on a common ancestor.
 */
export function restoreLostClicks(scope: Scope, form: HTMLFormElement): void {
  let pressed: { readonly button: HTMLElement; readonly x: number; readonly y: number } | undefined
  // On the document, so that a press elsewhere clears the one before.
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
    const isLost = target !== press.button && callOn(target, 'contains', press.button)
    const hasStayed = Math.hypot(clientX - press.x, clientY - press.y) <= MAX_MOVE_PX
    if (isLost && hasStayed) press.button.click()
  })
}
