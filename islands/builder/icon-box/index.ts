import { isMobileAgent } from '../../../src/page/device'
import type { Mount } from '../../../src/page/island'

/** Contract 04 §16. */
const HOVER_CLASS = 'sf-hover'
const TAPPED_CLASS = 'sf-mobile-hover'

/** Tells the theme's CSS of an icon box under the pointer, or with the focus in it; on a phone, of one that was tapped. */
export const mount: Mount = (box, scope) => {
  const { window } = scope
  const adopted = scope.adopt
  const isPointed = box.matches(':hover')
  if (isMobileAgent(window.navigator)) {
    const onTap = () => adopted.classes(box, TAPPED_CLASS)
    // The tap that woke it.
    if (isPointed) onTap()
    scope.listen(box, 'click', onTap)
    return
  }
  let hasPointer = isPointed
  let hasFocus = box.matches(':focus-within')
  const show = () => adopted.toggle(box, HOVER_CLASS, hasPointer || hasFocus)
  function onChange({ type, target }: Event) {
    if (type === 'pointerenter' || type === 'pointerleave') hasPointer = type === 'pointerenter'
    // A click gives the focus, too, and would leave the box as if the pointer were on it.
    else hasFocus = type === 'focusin' && target instanceof Element && target.matches(':focus-visible')
    show()
  }
  show()
  scope.listen(box, ['pointerenter', 'pointerleave', 'focusin', 'focusout'], onChange)
}
