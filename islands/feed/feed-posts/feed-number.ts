import { type Adoption, createAdoption } from '../../../src/dom/adoption'
import { FEED } from '../feed'

const NUMBER = 'data-cff-index'

/** The feeds that are alive, on any document. */
const numbered = new Map<Element, Adoption>()

/**
 * Numbers a feed by its place on the page (contract 05 §1.2), and anew those behind it.
 * @returns the way back
 */
export function numberFeed(feed: Element): () => void {
  const adopted = createAdoption()
  numbered.set(feed, adopted)
  for (const [index, each] of feedsOf(feed).entries()) {
    numbered.get(each)?.attribute(each, NUMBER, String(index + 1))
  }
  return () => {
    numbered.delete(feed)
    adopted.restore()
  }
}

export const isFirstFeed = (feed: Element) => feedsOf(feed)[0] === feed

const feedsOf = ({ ownerDocument }: Element) => [...ownerDocument.querySelectorAll(FEED)]
