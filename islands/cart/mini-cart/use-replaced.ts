import { useLayoutEffect, useRef } from 'react'
import { templateContent } from '../../../src/wire/trusted-html'

/**
 * Puts HTML from an answer in the place of server nodes; a bare text goes into the nodes themselves. What is put in
 * is what the server would print by now, so it stays when the island goes.
 * @param html cleaned; null while the printed content stands
 */
export function useReplaced(printed: readonly Element[], html: string | null): void {
  const places = useRef<readonly ChildNode[][]>(null)
  places.current ??= printed.map((node) => [node])

  useLayoutEffect(() => {
    if (html === null || !places.current) return
    places.current = places.current.map((shown) => replace(shown, html))
  }, [html])
}

/** @returns what is shown now */
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
