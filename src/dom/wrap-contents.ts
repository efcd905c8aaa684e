/**
 * Moves the contents of an element into a box inside it. The nodes stay the same, and keep their listeners.
 * @returns a function that undoes it
 */
export function wrapContents(element: Element, box: Element): () => void {
  box.append(...element.childNodes)
  element.append(box)
  return () => box.replaceWith(...box.childNodes)
}
