import { insertThumbs } from './album'
import type { FeedBox } from './box'
import type { FeedItem } from './feed-item'
import { thumbStoreOf } from './thumb-store'

export { Strip } from './Strip'

const storeOf = ({ feed, page }: FeedBox) => thumbStoreOf(feed ?? page.document, page.window)

/** The photos of an entry's post. @returns undefined before they arrive */
export const knownThumbs = (box: FeedBox, item: FeedItem) => storeOf(box).known(item)

/**
 * Fetches the photos of an entry's post once, and inserts them into the album.
 * @param isOver whether the visitor has gone on to another entry: then they are inserted the next time
 * @throws WireError
 */
export async function fetchPhotos(box: FeedBox, item: FeedItem, isOver: () => boolean): Promise<void> {
  const { lightbox, signal } = box
  const found = await storeOf(box).ask(item, signal)
  const state = lightbox.$state.get()
  if (!isOver() && state.phase !== 'closed') lightbox.setItems(insertThumbs(state.items, item, found))
}
