/**
 * Puts what an element holds into a box of its own: the same nodes, so that they keep their listeners.
 * @returns the way back
 */
export function wrapContents(element: Element, box: Element): () => void {
  box.append(...element.childNodes)
  element.append(box)
  return () => box.replaceWith(...box.childNodes)
}
