/** Removes an element. @returns a function that puts it back in its place */
export function detach(element: Element): () => void {
  const { parentNode, nextSibling } = element
  element.remove()
  return () =>
    void parentNode?.insertBefore(element, nextSibling?.parentNode === parentNode ? nextSibling : null)
}
