import type { Adoption } from '../../../../src/dom/adoption'

const TEXTS = ['.cff-text', '.cff-desc-text', '.cff-post-desc']
/** A `javascript:` link would open an empty window. */
const LINK = 'a[href]:not([href^="javascript:" i])'
/** Contract 05 §3. */
const REL = 'nofollow noopener noreferrer'

/** Makes links in texts that strangers may have written open in a new window (contract 05 §3). */
export function openElsewhere(item: Element, adopted: Adoption): void {
  for (const link of item.querySelectorAll(TEXTS.map((text) => `${text} ${LINK}`).join())) {
    adopted.attribute(link, 'target', '_blank')
    adopted.attribute(link, 'rel', REL)
  }
}
