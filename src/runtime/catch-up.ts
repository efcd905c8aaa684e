import { memberOf } from '../dom/member'
import { isEdited } from './typing'
import type { Intent } from './wakes/intent'

/** Catches up on what the visitor did before laurel listened: the focus in a field, and text typed into it. */
export function catchUp(
  document: Document,
  approach: Intent['approach'],
  onTyping: (field: Element) => void,
): void {
  const activeElement = memberOf(document, 'activeElement')
  if (!activeElement || activeElement === memberOf(document, 'body')) return
  approach(activeElement, 'focusin')
  if (isEdited(activeElement)) onTyping(activeElement)
}
