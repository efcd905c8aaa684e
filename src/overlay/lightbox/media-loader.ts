import type { LightboxItem, Size } from './item'
import type { Media } from './lightbox'
import { loadPicture } from './load-picture'

/** The size of a video or a page until it reports its own. */
const UNKNOWN_SIZE: Size = { width: 1280, height: 720 }

/** Loads the media of items; an item that is being loaded is not requested twice. */
export interface MediaLoader<Item extends LightboxItem> {
  load(item: Item): void
  cancelAll(): void
}

/** @param onMedia called when an item's media has loaded or failed */
export function createMediaLoader<Item extends LightboxItem>(
  document: Document,
  onMedia: (item: Item, media: Media) => void,
): MediaLoader<Item> {
  const pending = new Map<Item, AbortController>()

  return {
    load(item) {
      if (pending.has(item)) return
      if (item.kind !== 'image') return onMedia(item, { is: 'loaded', size: item.size ?? UNKNOWN_SIZE })
      const controller = new AbortController()
      pending.set(item, controller)
      const settle = (media: Media) => {
        if (pending.get(item) !== controller) return
        pending.delete(item)
        onMedia(item, media)
      }
      void loadPicture(document, item.url, controller.signal).then(
        (size) => settle({ is: 'loaded', size }),
        () => settle({ is: 'failed' }),
      )
    },
    cancelAll() {
      for (const controller of pending.values()) controller.abort()
      pending.clear()
    },
  }
}
