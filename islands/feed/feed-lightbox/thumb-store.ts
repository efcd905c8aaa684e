import type { Thumb } from './album'
import type { FeedItem } from './feed-item'
import { fetchThumbs } from './wire'

/** The photos of a feed's posts, fetched once per post (contract 05 §14.8; spec feed and page builder §4). */
export interface ThumbStore {
  /** Undefined before they arrive. */
  known(item: FeedItem): readonly Thumb[] | undefined
  /** @throws WireError; the next call fetches again */
  ask(item: FeedItem, signal: AbortSignal): Promise<readonly Thumb[]>
}

const stores = new WeakMap<object, ThumbStore>()

/** The store of a feed, which lives as long as the page. */
export function thumbStoreOf(feed: object, window: Window): ThumbStore {
  const known = stores.get(feed)
  if (known) return known
  const store = createThumbStore(window)
  stores.set(feed, store)
  return store
}

function createThumbStore(window: Window): ThumbStore {
  const found = new Map<string, readonly Thumb[]>()
  const pending = new Map<string, Promise<readonly Thumb[]>>()
  return {
    known: (item) => found.get(keyOf(item)),
    async ask(item, signal) {
      const key = keyOf(item)
      const known = found.get(key) ?? pending.get(key)
      if (known) return known
      const asking = fetchThumbs(window, item, signal)
      pending.set(key, asking)
      try {
        const thumbs = await asking
        found.set(key, thumbs)
        return thumbs
      } finally {
        pending.delete(key)
      }
    },
  }
}

/** An album and a post may have the same id. */
const keyOf = ({ type, postId }: FeedItem) => `${type} ${postId}`
