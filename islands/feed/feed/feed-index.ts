import type { Adoption } from '../../../src/dom/adoption'
import type { Scope } from '../../../src/page/scope'
import { FEED } from '../feed-markup'

const NUMBER = 'data-cff-index'

/** The mounted feeds, in any document. */
const numbered = new Map<Element, Adoption>()

/** Numbers a feed by its place on the page, and renumbers the feeds after it (contract 05 §1.2). */
export function setFeedIndex(feed: Element, scope: Scope): void {
  const adopted = scope.adopt
  numbered.set(feed, adopted)
  for (const [index, each] of feedsOf(feed).entries()) {
    numbered.get(each)?.attribute(each, NUMBER, String(index + 1))
  }
  scope.add(() => numbered.delete(feed))
}

export const isFirstFeed = (feed: Element) => feedsOf(feed)[0] === feed

const feedsOf = ({ ownerDocument }: Element) => [...ownerDocument.querySelectorAll(FEED)]
