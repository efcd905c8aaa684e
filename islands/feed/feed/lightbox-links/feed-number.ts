import { FEED_NUMBER } from '../../lightbox-link'

const FEEDS = '.cff.cff-lb'

/** A feed's number among those with a lightbox, from 1 (contract 05 §1.2). A later feed gets a free number. */
export function feedNumber(feed: Element): string {
  const own = feed.getAttribute(FEED_NUMBER)
  if (own) return own
  const feeds = [...feed.ownerDocument.querySelectorAll(FEEDS)]
  const taken = feeds.map((each) => each.getAttribute(FEED_NUMBER))
  let number = Math.max(1, feeds.indexOf(feed) + 1)
  while (taken.includes(String(number))) number += 1
  return String(number)
}
