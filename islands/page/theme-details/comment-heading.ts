import { createAdoption } from '../../../src/dom/adoption'
import { wrapContents } from '../../../src/page/wrap-contents'
import type { Unmount } from '../../../src/runtime/island'

const HEADING = 'spb-heading'

/**
 * Gives the title of the comment form the look of the page builder's headings (contract 01 §23.4). Its nodes are moved,
 * so that the link in it that cancels a reply keeps its listeners.
 */
export function wrapHeading(heading: HTMLElement): Unmount | undefined {
  if (heading.classList.contains(HEADING)) return undefined
  const adopted = createAdoption()
  const unwrap = wrapContents(heading, heading.ownerDocument.createElement('span'))
  adopted.classes(heading, HEADING)
  return () => {
    unwrap()
    adopted.restore()
  }
}
