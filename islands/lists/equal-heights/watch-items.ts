import type { Scope } from '../../../src/page/scope'

/**
 * Tells when the items of a list, or what they hold, have other sizes than those that they were left with.
 * @returns to be told of the items to watch, with the sizes that they have now
 */
export function watchItems(onChanged: () => void, scope: Scope): (items: readonly HTMLElement[]) => void {
  const sizes = new Map<Element, string>()
  const observer = typeof ResizeObserver === 'function' ? scope.observe(ResizeObserver, compare) : undefined

  function compare(entries: readonly ResizeObserverEntry[]) {
    if (entries.some(({ target }) => sizes.get(target) !== sizeOf(target))) onChanged()
  }
  return (items) => {
    if (!observer) return
    // An item that is kept higher than its content does not tell of it: the content does.
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
