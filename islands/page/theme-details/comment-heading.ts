import { wrapContents } from '../../../src/dom/wrap-contents'
import type { Scope } from '../../../src/page/scope'

const HEADING_CLASS = 'spb-heading'

/**
 * Gives the title of the comment form the look of the page builder's headings (contract 01 §23.4). Its
 * nodes are moved, not copied, so that the link that cancels a reply keeps its listeners.
 */
export function styleAsBuilderHeading(heading: HTMLElement, { adopt, add }: Scope): void {
  if (heading.classList.contains(HEADING_CLASS)) return
  add(wrapContents(heading, heading.ownerDocument.createElement('span')))
  adopt.classes(heading, HEADING_CLASS)
}
