import type { Adoption } from '../../../src/dom/adoption'
import { FEED } from '../feed-markup'

/** The class for which the plugin's CSS has a style without scripts (contract 05 §1.1). */
const NO_SCRIPT_CLASS = 'cff-nojs'

/** Removes the class in this feed and outside all feeds. Other feeds remove their own. */
export function markScripted(feed: Element, adopted: Adoption): void {
  for (const element of feed.ownerDocument.querySelectorAll(`.${NO_SCRIPT_CLASS}`)) {
    const owner = element.closest(FEED)
    if (!owner || owner === feed) adopted.toggle(element, NO_SCRIPT_CLASS, false)
  }
}
