import { provideGlobal } from './provide-global'

const NAME = 'cff'
const FEED = '.cff'

/** The feed's object for other scripts (contract 05 §1.3). */
interface FeedObject {
  /** Has the feed look at its pictures as after a change of the window's size. */
  afterResize(): void
  readonly settings: { consentGiven: boolean }
  /** The pictures that the server has resized, by post id. */
  readonly resizedImages: Readonly<Record<string, unknown>>
  /** The ids of the posts whose pictures it has not resized. */
  readonly needsResizing: readonly string[]
}

const objects = new Map<Element, FeedObject>()
const feeds: Record<number, FeedObject> = {}
let takeBack: (() => void) | undefined

/**
 * Provides `window.cff.feeds[n]`, where n is the feed's position on the page, from 0.
 * @returns a function that takes it back
 */
export function provideFeedObject(window: Window, feed: Element, object: FeedObject): () => void {
  objects.set(feed, object)
  takeBack ??= provideGlobal(window, NAME, { feeds, options: {} })
  assignNumbers(window.document)
  return () => {
    objects.delete(feed)
    assignNumbers(window.document)
    if (objects.size > 0) return
    takeBack?.()
    takeBack = undefined
  }
}

/** Numbers all feeds again: they mount in any order, and a late one may be before others. */
function assignNumbers(document: Document) {
  for (const index of Object.keys(feeds)) delete feeds[Number(index)]
  document.querySelectorAll(FEED).forEach((feed, index) => {
    const object = objects.get(feed)
    if (object) feeds[index] = object
  })
}
