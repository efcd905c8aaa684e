/** @returns the way to put it back to where it was */
export function takeAway(element: Element): () => void {
  const { parentNode, nextSibling } = element
  element.remove()
  return () =>
    void parentNode?.insertBefore(element, nextSibling?.parentNode === parentNode ? nextSibling : null)
}
