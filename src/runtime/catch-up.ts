import { memberOf } from '../dom/member'
import type { Approaches } from './approaches'
import type { OnApproach } from './intent'
import { isEdited } from './typing'

interface CatchUpOptions {
  readonly approach: OnApproach
  readonly onTyping: (field: Element) => void
  readonly earlier: Approaches | undefined
}

/** Catches up on what the visitor did before laurel listened: approaches, the focus in a field, and text typed into it. */
export function catchUp(document: Document, { approach, onTyping, earlier }: CatchUpOptions): void {
  for (const [type, target] of earlier?.last ?? [])
    if (memberOf(target, 'isConnected')) approach(target, type)
  for (const field of earlier?.typed ?? []) onTyping(field)
  const activeElement = memberOf(document, 'activeElement')
  if (!activeElement || activeElement === memberOf(document, 'body')) return
  approach(activeElement, 'focusin')
  if (isEdited(activeElement)) onTyping(activeElement)
}
