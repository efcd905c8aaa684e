import { ancestorsOf } from '../dom/ancestors'
import { memberOf } from '../dom/member'

/** Told of elements that were added, the outermost only. */
type OnAdded = (added: readonly Element[]) => void

/** Markup that comes and goes after the page has started. */
export interface LateMarkup {
  /** Has islands hear of it. @returns the way to stop */
  listen(onAdded: OnAdded): () => void
  /** Begins to look: the runtime hears first, then the islands. */
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
        // Scripts and styles come and go there, and no host.
        const inPage = records.filter(({ target }) => !(target instanceof HTMLHeadElement))
        if (inPage.some(({ removedNodes }) => removedNodes.length > 0)) onRemoved()
        const added = outermost(
          new Set(inPage.flatMap(({ addedNodes }) => [...addedNodes].filter(isElement))),
        )
        if (added.length > 0) for (const tell of [onAdded, ...listeners]) tell(added)
      })
      observer.observe(document, { childList: true, subtree: true })
    },
  }
}

const isElement = (node: Node): node is Element => node instanceof Element

/** Drops what is no longer there, and what a scan of another added element covers. */
function outermost(elements: ReadonlySet<Element>): Element[] {
  return [...elements].filter((element) => {
    if (!memberOf(element, 'isConnected')) return false
    for (const around of ancestorsOf(element)) if (elements.has(around)) return false
    return true
  })
}
