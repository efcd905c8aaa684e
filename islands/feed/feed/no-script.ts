import type { Adoption } from '../../../src/dom/adoption'
import { FEED } from '../feed-markup'

/** What the plugin's CSS shows in another way as long as no script has run (contract 05 §1.1). */
const NO_SCRIPT_CLASS = 'cff-nojs'

/** The feed's own mark goes, and those that are no feed's; other feeds have their turn. */
export function markScripted(feed: Element, adopted: Adoption): void {
  for (const element of feed.ownerDocument.querySelectorAll(`.${NO_SCRIPT_CLASS}`)) {
    const owner = element.closest(FEED)
    if (!owner || owner === feed) adopted.toggle(element, NO_SCRIPT_CLASS, false)
  }
}
