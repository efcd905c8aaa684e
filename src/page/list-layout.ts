const layouts = new WeakMap<Element, () => void>()

/**
 * Registers how a list is laid out, for islands that hide or show its items.
 * @returns a function that takes it back
 */
export function registerLayout(list: Element, lay: () => void): () => void {
  layouts.set(list, lay)
  return () => void layouts.delete(list)
}

/** Lays a list out now, if an island has registered its layout. */
export function layOutList(list: Element): void {
  layouts.get(list)?.()
}
