import { callOn } from '../dom/member'
import { APPROACHES, type Approach } from '../page/island'

/** The visitor's approaches before the code that answers them has arrived. */
export interface Approaches {
  /** The last target of each kind of approach. */
  readonly last: ReadonlyMap<Approach, Element>
  /** The fields that were typed in. */
  readonly typed: ReadonlySet<Element>
}

/**
 * Notes the visitor's approaches and typing.
 * @param onNote called with each target
 * @returns a function that ends it, and returns what was noted
 */
export function noteApproaches(document: Document, onNote: (target: Element) => void): () => Approaches {
  const last = new Map<Approach, Element>()
  const typed = new Set<Element>()
  const controller = new AbortController()
  for (const type of [...APPROACHES, 'input'] as const) {
    const listener = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (type === 'input') typed.add(target)
      else last.set(type, target)
      onNote(target)
    }
    const options = { capture: true, passive: true, signal: controller.signal }
    callOn(document, 'addEventListener', type, listener, options)
  }
  return () => {
    controller.abort()
    return { last, typed }
  }
}
