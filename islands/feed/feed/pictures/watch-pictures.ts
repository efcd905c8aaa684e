import type { Scope } from '../../../../src/page/scope'
import { imagesIn, isBroken } from './repair'

interface PictureEvents {
  /** Whether a picture has to be handled again later. */
  isFar(image: HTMLImageElement): boolean
  loaded(image: HTMLImageElement): void
  /** The picture had loaded before laurel listened. */
  wasLoaded(image: HTMLImageElement): void
  failed(image: HTMLImageElement): void
}

/** Calls back when a picture of the feed, also a later one, has loaded or failed. */
export function watchPictures(
  feed: Element,
  { listen }: Scope,
  { isFar, loaded, wasLoaded, failed }: PictureEvents,
) {
  const known = new WeakSet<Element>()

  function onImage({ target, type }: Event) {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'error' || !isFar(target)) known.add(target)
    if (type === 'load') loaded(target)
    else failed(target)
  }
  // These events do not bubble.
  listen(feed, ['load', 'error'], onImage, { capture: true })
  return {
    /** Handles the pictures that had loaded or failed before laurel listened, once each. */
    handleEarlier() {
      for (const image of imagesIn(feed)) {
        if (known.has(image) || !image.complete || isFar(image)) continue
        known.add(image)
        if (isBroken(image)) failed(image)
        else wasLoaded(image)
      }
    },
  }
}
