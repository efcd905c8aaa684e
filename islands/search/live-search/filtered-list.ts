import { sanitise } from '../../../src/wire/sanitise'
import { rowsIn } from './options'

/**
 * Shows what another script has made of a list.
 * @param html still to be cleaned
 * @returns takes it off the page
 */
export function showFiltered(block: HTMLElement, html: string): () => void {
  const list = sanitise(html)
  const nodes = [...list.childNodes]
  block.replaceChildren(list)
  // The style sheet lays each link over its row: that needs the rows' own style, which is not let through.
  for (const row of rowsIn(block)) row.style.position = 'relative'
  return () => {
    // Not all that is there: the box's own list may have come in the same moment.
    for (const node of nodes) node.remove()
  }
}
