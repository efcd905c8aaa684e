import type { Scope } from '../../../src/page/scope'

/**
 * Calls back when items of a list or their children change their sizes.
 * @returns a function that sets the items to watch, and takes their present sizes as known
 */
export function watchItems(onChanged: () => void, scope: Scope): (items: readonly HTMLElement[]) => void {
  const sizes = new Map<Element, string>()
  const observer = typeof ResizeObserver === 'function' ? scope.observe(ResizeObserver, compare) : undefined

  function compare(entries: readonly ResizeObserverEntry[]) {
    if (entries.some(({ target }) => sizes.get(target) !== sizeOf(target))) onChanged()
  }
  return (items) => {
    if (!observer) return
    // An item with a minimum height keeps its size when its content changes, so its children are watched too.
    const parts = new Set<Element>(items.flatMap((item) => [item, ...item.children]))
    for (const known of sizes.keys()) {
      if (parts.has(known)) continue
      sizes.delete(known)
      observer.unobserve(known)
    }
    for (const part of parts) {
      if (!sizes.has(part)) observer.observe(part)
      sizes.set(part, sizeOf(part))
    }
  }
}

const sizeOf = (element: Element) =>
  element instanceof HTMLElement ? `${element.offsetWidth} ${element.offsetHeight}` : ''
