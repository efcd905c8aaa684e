import { useLayoutEffect, useRef } from 'react'
import { templateContent } from '../../../src/wire/trusted-html'

/**
 * Replaces server nodes by HTML from an answer; a text without markup goes into the nodes. This is not undone on
 * unmount: the server would print the same by now.
 * @param html sanitised; null while the printed content is shown
 */
export function useReplacedHtml(printed: readonly Element[], html: string | null): void {
  const shown = useRef<readonly ChildNode[][]>(null)
  useLayoutEffect(() => {
    if (html === null) return
    shown.current = (shown.current ?? printed.map((node) => [node])).map((nodes) => replace(nodes, html))
  }, [printed, html])
}

/** @returns the nodes that are shown now */
function replace(shown: ChildNode[], html: string): ChildNode[] {
  const content = templateContent(html)
  const [first, ...others] = shown
  if (!first) return shown
  if (content.childElementCount === 0) {
    first.textContent = content.textContent
    return shown
  }
  const fresh = [...content.childNodes]
  for (const other of others) other.remove()
  first.replaceWith(...fresh)
  return fresh
}
