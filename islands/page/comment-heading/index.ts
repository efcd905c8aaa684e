import { wrapContents } from '../../../src/dom/wrap-contents'
import type { Mount } from '../../../src/page/island'

const HEADING_CLASS = 'spb-heading'

/**
 * Gives the title of the comment form the look of the page builder's headings (contract 01 §23.4). Its
 * nodes are moved, not copied, so that the link that cancels a reply keeps its listeners.
 */
export const mount: Mount = (host, { adopt, add }) => {
  if (host.classList.contains(HEADING_CLASS)) return
  add(wrapContents(host, host.ownerDocument.createElement('span')))
  adopt.classes(host, HEADING_CLASS)
}
