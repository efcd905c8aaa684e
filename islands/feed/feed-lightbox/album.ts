import type { FeedItem } from './feed-item'

/** A photo of a post or album, as the network tells of it (contract 05 §14.8). */
export interface Thumb {
  readonly url: string
  /** A small copy of it. */
  readonly thumb: string
  readonly width: number
  readonly height: number
  readonly sourceUrl: string
  /** HTML; empty for none. */
  readonly caption: string
  /** What a screen reader calls it; empty for none. */
  readonly label: string
  readonly wantsComments: boolean
}

/** Whether an album has the other photos of this post already. */
const hasThumbs = (items: readonly FeedItem[], postId: string) =>
  items.some((item) => item.isThumbnail && item.postId === postId)

/** Where a post's own entry is; its first one, should it have several. */
const ownIndex = (items: readonly FeedItem[], postId: string) =>
  items.findIndex((item) => item.postId === postId)

/** What the album shows for a photo of a post. */
export function thumbItem(post: FeedItem, thumb: Thumb): FeedItem {
  return {
    ...post,
    kind: 'image',
    url: thumb.url,
    label: thumb.label || post.label,
    // The post's own words where the photo has none (contract 05 §14.7).
    caption: thumb.caption || post.postCaption,
    sourceUrl: thumb.sourceUrl,
    video: '',
    frame: '',
    isThumbnail: true,
    // The post's own link may say that it has none (contract 05 §14.9).
    wantsComments: thumb.wantsComments && post.wantsComments,
  }
}

/**
 * Puts a post's other photos right behind its own entry, once (contract 05 §14.8): the first of them is the entry itself.
 */
export function insertThumbs(
  items: readonly FeedItem[],
  post: FeedItem,
  thumbs: readonly Thumb[],
): readonly FeedItem[] {
  const at = ownIndex(items, post.postId)
  if (at < 0 || thumbs.length < 2 || hasThumbs(items, post.postId)) return items
  const others = thumbs.slice(1).map((thumb) => thumbItem(post, thumb))
  return [...items.slice(0, at + 1), ...others, ...items.slice(at + 1)]
}

/** Where a post's photo of this number, from 0, is in the album. */
export const thumbIndex = (items: readonly FeedItem[], postId: string, number: number) =>
  ownIndex(items, postId) + number

/** Which of a post's photos an entry shows; -1 for none of them. */
export function thumbNumber(items: readonly FeedItem[], item: FeedItem, thumbs: readonly Thumb[]): number {
  const same = thumbs.findIndex(({ url }) => url === item.url)
  if (same >= 0) return same
  // The post's own picture may have another address than the same one among its photos.
  const number = items.indexOf(item) - ownIndex(items, item.postId)
  return number < thumbs.length ? number : -1
}

/** Chosen in the strip, the first photo is shown with its own words instead of the post's entry. */
export function withFirstThumb(
  items: readonly FeedItem[],
  postId: string,
  first: Thumb,
): readonly FeedItem[] {
  const at = ownIndex(items, postId)
  return items.map((item, index) => (index === at && !item.isThumbnail ? thumbItem(item, first) : item))
}
