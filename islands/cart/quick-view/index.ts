import { productId, readVars } from '../../../legacy-shims/quick-view-plugin'
import { isPlainClick } from '../../../src/dom/plain-click'
import { pressByKey } from '../../../src/dom/press-by-key'
import type { Mount } from '../../../src/page/island'
import { viewerOf } from './viewer'

/** Elements that browsers press by Enter themselves. */
const NATIVE = 'a[href], button, input'
const NO_HOVER = '(hover: none)'

/** Opens the trigger's product over the page (contract 02 §11). Without the plugin's data the trigger is left alone. */
export const mount: Mount = (trigger, scope) => {
  const vars = readVars(scope.window)
  if (!vars || productId(trigger) === null) return
  const viewer = viewerOf(scope.document)
  const open = () => viewer.open(trigger, scope, vars)

  function onClick(event: Event) {
    if (event instanceof MouseEvent && !isPlainClick(event)) return
    event.preventDefault()
    if (viewer.openedBy() !== trigger) open()
  }
  function onKeydown(event: KeyboardEvent) {
    if (event.target === trigger && !trigger.matches(NATIVE)) pressByKey(event)
  }
  function openUnderPointer() {
    if (viewer.openedBy() === null && !viewer.hasJustClosed()) open()
  }
  function onPointerenter({ pointerType }: PointerEvent) {
    // A touch is followed by a click, which opens it.
    if (pointerType !== 'touch') openUnderPointer()
  }
  const opensByHover = vars.settings.trigger === 'mouseover'
  scope.listen(trigger, 'click', onClick)
  scope.listen(trigger, 'keydown', onKeydown)
  if (opensByHover) scope.listen(trigger, 'pointerenter', onPointerenter)
  // The pointer may have been over the trigger before this code was loaded. A touched trigger matches `:hover` too.
  const isHovered = trigger.matches(':hover') && !scope.window.matchMedia?.(NO_HOVER).matches
  if (opensByHover && isHovered) openUnderPointer()
  scope.add(() => {
    // The view stays open when the trigger has left the page, as when its list was replaced.
    if (viewer.openedBy() === trigger && trigger.isConnected) viewer.close()
  })
}
