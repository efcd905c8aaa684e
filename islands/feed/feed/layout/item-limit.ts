import type { Adoption } from '../../../../src/dom/adoption'
import { countOf, itemSelectorOf, OVER_LIMIT_CLASS } from '../../feed-markup'

/** Below this a window is a phone's, in px (spec feed and page builder §9). */
const PHONE_BELOW = 480
const COUNT = 'data-nummobile'
const WIDE_COUNT = 'data-pag-num'
const WITHOUT_WIDE_COUNT = 1

/**
 * Hides the items beyond this window's limit: the server prints as many as the larger of the limits for wide and narrow
 * windows (contract 05 §13.4). A feed is limited once.
 */
export function limitItems(feed: HTMLElement, windowPx: number, adopted: Adoption): void {
  if (!feed.hasAttribute(COUNT)) return
  const limit = (windowPx < PHONE_BELOW ? countOf(feed, COUNT) : undefined) ?? wideLimit(feed)
  adopted.attribute(feed, COUNT, null)
  const items = [...feed.querySelectorAll(itemSelectorOf(feed))]
  for (const item of items.slice(limit)) adopted.classes(item, OVER_LIMIT_CLASS)
}

/** A limit that cannot be read hides nothing. */
const wideLimit = (feed: Element) =>
  feed.hasAttribute(WIDE_COUNT) ? (countOf(feed, WIDE_COUNT) ?? Infinity) : WITHOUT_WIDE_COUNT
