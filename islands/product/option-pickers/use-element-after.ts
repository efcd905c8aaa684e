import { useInsertionEffect, useState } from 'react'

/** An element right after a server node, without a wrapper: the style sheet selects it as the next sibling. */
export function useElementAfter<Tag extends keyof HTMLElementTagNameMap>(
  node: Element,
  tag: Tag,
  isShown = true,
): HTMLElementTagNameMap[Tag] {
  const [element] = useState(() => node.ownerDocument.createElement(tag))
  useInsertionEffect(() => {
    if (!isShown) return
    node.after(element)
    return () => element.remove()
  }, [node, element, isShown])
  return element
}
