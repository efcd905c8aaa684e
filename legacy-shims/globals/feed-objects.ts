import { provideGlobal } from './provide-global'

const NAME = 'cff'
const FEED = '.cff'

/** What other scripts know of a feed (contract 05 §1.3). */
export interface FeedObject {
  /** Has the feed look at its pictures as after a change of the window's size. */
  afterResize(): void
  readonly settings: { consentGiven: boolean }
  /** What the server has made smaller, by the ids of their posts. */
  readonly resizedImages: Readonly<Record<string, unknown>>
  /** The ids of those that it has not. */
  readonly needsResizing: readonly string[]
}

const objects = new Map<Element, FeedObject>()
const feeds: Record<number, FeedObject> = {}
let takeBack: (() => void) | undefined

/**
 * Provides `window.cff.feeds[n]`, n being the feed's place on the page, from 0.
 * @returns the way to take it back
 */
export function provideFeedObject(window: Window, feed: Element, object: FeedObject): () => void {
  objects.set(feed, object)
  takeBack ??= provideGlobal(window, NAME, { feeds, options: {} })
  number(window.document)
  return () => {
    objects.delete(feed)
    number(window.document)
    if (objects.size > 0) return
    takeBack?.()
    takeBack = undefined
  }
}

/** Feeds come to life in any order, and late ones may stand before others. */
function number(document: Document) {
  for (const place of Object.keys(feeds)) delete feeds[Number(place)]
  document.querySelectorAll(FEED).forEach((feed, place) => {
    const object = objects.get(feed)
    if (object) feeds[place] = object
  })
}
