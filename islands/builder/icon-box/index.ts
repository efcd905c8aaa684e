import { isMobileAgent } from '../../../src/page/device'
import type { Mount } from '../../../src/page/island'

/** Contract 04 §16. */
const HOVER_CLASS = 'sf-hover'
const TAPPED_CLASS = 'sf-mobile-hover'

/** Sets the theme's hover class on an icon box under the pointer or with the focus; on phones, on one that was tapped. */
export const mount: Mount = (box, scope) => {
  const { window } = scope
  const adopted = scope.adopt
  const isPointed = box.matches(':hover')
  if (isMobileAgent(window.navigator)) {
    const onTap = () => adopted.classes(box, TAPPED_CLASS)
    // The tap that has woken the island.
    if (isPointed) onTap()
    scope.listen(box, 'click', onTap)
    return
  }
  let hasPointer = isPointed
  let hasFocus = box.matches(':focus-within')
  const show = () => adopted.toggle(box, HOVER_CLASS, hasPointer || hasFocus)
  function onChange({ type, target }: Event) {
    if (type === 'pointerenter' || type === 'pointerleave') hasPointer = type === 'pointerenter'
    // Only keyboard focus: the focus of a click would keep the class after the pointer has left.
    else hasFocus = type === 'focusin' && target instanceof Element && target.matches(':focus-visible')
    show()
  }
  show()
  scope.listen(box, ['pointerenter', 'pointerleave', 'focusin', 'focusout'], onChange)
}
