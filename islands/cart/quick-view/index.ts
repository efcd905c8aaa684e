import { productId, readVars } from '../../../legacy-shims/quick-view-plugin'
import { isPlainClick } from '../../../src/dom/plain-click'
import { pressByKey } from '../../../src/dom/press-by-key'
import type { Mount } from '../../../src/page/island'
import { viewerOf } from './viewer'

/** What a browser works by key itself. */
const NATIVE = 'a[href], button, input'
const NO_HOVER = '(hover: none)'

/** A trigger opens its product over the page (contract 02 §11); without the plugin's data it is left as it is. */
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
    // A finger's click follows, and means the same.
    if (pointerType !== 'touch') openUnderPointer()
  }
  const opensByHover = vars.settings.trigger === 'mouseover'
  scope.listen(trigger, 'click', onClick)
  scope.listen(trigger, 'keydown', onKeydown)
  if (opensByHover) scope.listen(trigger, 'pointerenter', onPointerenter)
  // The pointer was there before the code. What a finger has pressed looks so as well, and its click follows.
  const isHovered = trigger.matches(':hover') && !scope.window.matchMedia?.(NO_HOVER).matches
  if (opensByHover && isHovered) openUnderPointer()
  scope.add(() => {
    // A list that is replaced meanwhile takes its triggers with it, not what the visitor looks at.
    if (viewer.openedBy() === trigger && trigger.isConnected) viewer.close()
  })
}
