import { ancestorsOf } from '../page/ancestors'

export interface MarkupChange {
  /** Elements that were added, outermost only. */
  readonly added: readonly Element[]
  readonly removed: boolean
}

/** Watches for markup that comes and goes after the page has started. */
export function watchMarkup(root: Node, onChange: (change: MarkupChange) => void): void {
  const observer = new MutationObserver((records) => {
    const added = new Set<Element>()
    let removed = false
    for (const record of records) {
      // Scripts and styles come and go there, and no host.
      if (record.target instanceof HTMLHeadElement) continue
      for (const node of record.addedNodes) if (node instanceof Element) added.add(node)
      removed ||= record.removedNodes.length > 0
    }
    onChange({ added: outermost(added), removed })
  })
  observer.observe(root, { childList: true, subtree: true })
}

/** Drops what is no longer there, and what a scan of another added element covers. */
function outermost(elements: ReadonlySet<Element>): Element[] {
  return [...elements].filter((element) => {
    if (!element.isConnected) return false
    for (const around of ancestorsOf(element)) if (elements.has(around)) return false
    return true
  })
}
