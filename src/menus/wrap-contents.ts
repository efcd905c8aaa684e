/**
 * Puts everything in an element into one box of its own, unless its first child is such a box already.
 * @param box as the theme's CSS knows it
 * @returns the way back
 */
export function wrapContents(element: Element, box: HTMLElement): () => void {
  const first = element.firstElementChild
  if (first?.localName === box.localName && first.className === box.className) return () => {}
  box.append(...element.childNodes)
  element.append(box)
  return () => box.replaceWith(...box.childNodes)
}
