const layouts = new WeakMap<Element, () => void>()

/**
 * Lets others have a list laid out anew, when they have hidden or shown items of it.
 * @returns the way to take it back
 */
export function offerLayout(list: Element, lay: () => void): () => void {
  layouts.set(list, lay)
  return () => void layouts.delete(list)
}

/** Lays a list out at once, if anybody but the style sheet does. */
export function layOut(list: Element): void {
  layouts.get(list)?.()
}
