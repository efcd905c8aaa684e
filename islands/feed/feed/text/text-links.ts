import type { Adoption } from '../../../../src/dom/adoption'

const TEXTS = ['.cff-text', '.cff-desc-text', '.cff-post-desc']
/** What leads nowhere would open an empty window. */
const LINK = 'a[href]:not([href^="javascript:" i])'
/** Contract 05 §3. */
const REL = 'nofollow noopener noreferrer'

/** Links in what a stranger may have written open a window of their own (contract 05 §3). */
export function openElsewhere(item: Element, adopted: Adoption): void {
  for (const link of item.querySelectorAll(TEXTS.map((text) => `${text} ${LINK}`).join())) {
    adopted.attribute(link, 'target', '_blank')
    adopted.attribute(link, 'rel', REL)
  }
}
