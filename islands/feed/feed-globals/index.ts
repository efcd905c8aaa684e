import { asOurs } from '../../../legacy-shims/globals/ours'
import { FEED_CALL, type FeedWindow, isFeedOurs } from '../../../legacy-shims/globals/page-feed'
import { provideGlobal } from '../../../legacy-shims/globals/provide-global'
import { isRecord } from '../../../src/page/is-record'
import type { MountAtOnce } from '../../../src/page/island'

const FEED = '.cff'

/**
 * Provides the feed plugin's globals before any script calls them (contract 05 §1.3). A site that loads pages by script
 * calls `cff_init(feed)` for a new feed, or `cff_init()` for all feeds. `cffLightbox` does nothing: the lightbox is built
 * when it opens.
 */
export const mount: MountAtOnce = (_, page) => {
  const window: FeedWindow = page.window
  if (!isFeedOurs(window)) return undefined

  const cff_init = asOurs((feed?: unknown) => {
    for (const each of feedsOf(feed, page.document)) {
      void page.wake(each)
      each.dispatchEvent(new Event(FEED_CALL))
    }
  })
  const cffLightbox = asOurs(() => {})
  const undos = Object.entries({ cff_init, cffLightbox }).map(([name, call]) =>
    provideGlobal(window, name, call),
  )
  return () => {
    for (const undo of undos) undo()
  }
}

/** @param given an element or a jQuery object; anything else, such as an event, stands for all feeds */
function feedsOf(given: unknown, document: Document): Element[] {
  if (given instanceof Element) return feedsIn(given)
  if (!isRecord(given) || !('length' in given)) return [...document.querySelectorAll(FEED)]
  return Array.from<unknown>(Object(given)).flatMap((each) => (each instanceof Element ? feedsIn(each) : []))
}

const feedsIn = (element: Element) =>
  element.matches(FEED) ? [element] : [...element.querySelectorAll(FEED)]
