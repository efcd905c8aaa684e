import type { Scope } from '../../../../src/page/scope'
import { imagesIn, isBroken } from './repair'

interface News {
  /** Whether one has to be looked at once more later. */
  isWaiting(image: HTMLImageElement): boolean
  came(image: HTMLImageElement): void
  /** It had come before anybody listened. */
  wasThere(image: HTMLImageElement): void
  failed(image: HTMLImageElement): void
}

/** Tells what becomes of a feed's pictures, of late ones, too. */
export function watchPictures(feed: Element, { listen }: Scope, { isWaiting, came, wasThere, failed }: News) {
  const known = new WeakSet<Element>()

  function onImage({ target, type }: Event) {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'error' || !isWaiting(target)) known.add(target)
    if (type === 'load') came(target)
    else failed(target)
  }
  // They do not bubble.
  listen(feed, ['load', 'error'], onImage, { capture: true })
  return {
    /** Tells what came, or failed, before anybody listened; once of each. */
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
