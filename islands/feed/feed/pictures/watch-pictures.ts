import type { Scope } from '../../../../src/page/scope'
import { imagesIn, isBroken } from './repair'

interface News {
  /** Whether a picture has to be handled again later. */
  isWaiting(image: HTMLImageElement): boolean
  came(image: HTMLImageElement): void
  /** The picture had loaded before laurel listened. */
  wasThere(image: HTMLImageElement): void
  failed(image: HTMLImageElement): void
}

/** Calls back when a picture of the feed, also a later one, has loaded or failed. */
export function watchPictures(feed: Element, { listen }: Scope, { isWaiting, came, wasThere, failed }: News) {
  const known = new WeakSet<Element>()

  function onImage({ target, type }: Event) {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'error' || !isWaiting(target)) known.add(target)
    if (type === 'load') came(target)
    else failed(target)
  }
  // These events do not bubble.
  listen(feed, ['load', 'error'], onImage, { capture: true })
  return {
    /** Handles the pictures that had loaded or failed before laurel listened, once each. */
    lookAtLate() {
      for (const image of imagesIn(feed)) {
        if (known.has(image) || !image.complete || isWaiting(image)) continue
        known.add(image)
        if (isBroken(image)) failed(image)
        else wasThere(image)
      }
    },
  }
}
