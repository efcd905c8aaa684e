import { ancestorsOf } from '../dom/ancestors'
import { memberOf } from '../dom/member'

/** @param added the outermost of the added elements */
type OnAdded = (added: readonly Element[]) => void

/** Markup that is added and removed after the page was parsed. */
interface LateMarkup {
  /** Subscribes an island. @returns a function that stops it */
  listen(onAdded: OnAdded): () => void
  /** Begins to observe: the runtime is called first, and searches what was added in the next task; then the islands. */
  watch(handlers: { readonly onAdded: OnAdded; readonly onRemoved: () => void }): void
}

export function createLateMarkup(document: Document): LateMarkup {
  const listeners = new Set<OnAdded>()
  return {
    listen(onAdded) {
      listeners.add(onAdded)
      return () => void listeners.delete(onAdded)
    },
    watch({ onAdded, onRemoved }) {
      const observer = new MutationObserver((records) => {
        // The head has scripts and styles, and no hosts.
        const inPage = records.filter(({ target }) => !(target instanceof HTMLHeadElement))
        if (inPage.some(({ removedNodes }) => removedNodes.length > 0)) onRemoved()
        const added = outermost(
          new Set(inPage.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement))),
        )
        if (added.length > 0) for (const listener of [onAdded, ...listeners]) listener(added)
      })
      observer.observe(document, { childList: true, subtree: true })
    },
  }
}

const isElement = (node: Node): node is Element => node instanceof Element

/** Without elements that have left the page again, and without those inside another added element. */
function outermost(elements: ReadonlySet<Element>): Element[] {
  return [...elements].filter((element) => {
    if (!memberOf(element, 'isConnected')) return false
    for (const around of ancestorsOf(element)) if (elements.has(around)) return false
    return true
  })
}
