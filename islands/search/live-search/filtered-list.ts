import { sanitise } from '../../../src/wire/sanitise'
import { rowsIn } from './options'

/**
 * Shows a list whose HTML another script has changed.
 * @param html unsanitised
 * @returns a function that removes the list
 */
export function showFiltered(block: HTMLElement, html: string): () => void {
  const list = sanitise(html)
  const nodes = [...list.childNodes]
  block.replaceChildren(list)
  // The style sheet positions each link over its row; the sanitiser has removed the rows' inline style for
  // that.
  for (const row of rowsIn(block)) row.style.position = 'relative'
  return () => {
    // Only these nodes: the box's own list may have been added at the same time.
    for (const node of nodes) node.remove()
  }
}
