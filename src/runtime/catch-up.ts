import { memberOf } from '../dom/member'
import { isEdited } from './typing'
import type { Intent } from './wakes/intent'

/** The visitor may have been there before laurel was: the focus in a field, and something typed into it. */
export function catchUp(
  document: Document,
  approach: Intent['approach'],
  hear: (field: Element) => void,
): void {
  const activeElement = memberOf(document, 'activeElement')
  if (!activeElement || activeElement === memberOf(document, 'body')) return
  approach(activeElement, 'focusin')
  if (isEdited(activeElement)) hear(activeElement)
}
