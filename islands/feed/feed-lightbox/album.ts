import type { FeedItem } from './feed-item'

/** A photo of a post or album, from the network's answer (contract 05 §14.8). */
export interface Thumb {
  readonly url: string
  /** The address of a small copy. */
  readonly thumb: string
  readonly width: number
  readonly height: number
  readonly sourceUrl: string
  /** HTML; empty for none. */
  readonly caption: string
  /** The name for screen readers; empty for none. */
  readonly label: string
  readonly wantsComments: boolean
}

/** Whether an album has the other photos of this post already. */
const hasThumbs = (items: readonly FeedItem[], postId: string) =>
  items.some((item) => item.isThumbnail && item.postId === postId)

/** The index of a post's first entry. */
const ownIndex = (items: readonly FeedItem[], postId: string) =>
  items.findIndex((item) => item.postId === postId)

/** The album's entry for a photo of a post. */
export function thumbItem(post: FeedItem, thumb: Thumb): FeedItem {
  return {
    ...post,
    kind: 'image',
    url: thumb.url,
    label: thumb.label || post.label,
    // A photo without a caption has that of its post (contract 05 §14.7).
    caption: thumb.caption || post.postCaption,
    sourceUrl: thumb.sourceUrl,
    video: '',
    frame: '',
    isThumbnail: true,
    // The link of the post may turn comments off (contract 05 §14.9).
    wantsComments: thumb.wantsComments && post.wantsComments,
  }
}

/**
 * Inserts a post's other photos behind its own entry, once (contract 05 §14.8). The first photo is the entry itself.
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

/** The album's index of a post's photo. @param number of the photo in its post, from 0 */
export const thumbIndex = (items: readonly FeedItem[], postId: string, number: number) =>
  ownIndex(items, postId) + number

/** The number of the post's photo that an entry shows; -1 for none. */
export function thumbNumber(items: readonly FeedItem[], item: FeedItem, thumbs: readonly Thumb[]): number {
  const same = thumbs.findIndex(({ url }) => url === item.url)
  if (same >= 0) return same
  // The post's own picture may have another address than the same photo in the answer.
  const number = items.indexOf(item) - ownIndex(items, item.postId)
  return number < thumbs.length ? number : -1
}

/** Replaces a post's entry by its first photo, which has a caption of its own: the visitor has chosen it in the strip. */
export function withFirstThumb(
  items: readonly FeedItem[],
  postId: string,
  first: Thumb,
): readonly FeedItem[] {
  const at = ownIndex(items, postId)
  return items.map((item, index) => (index === at && !item.isThumbnail ? thumbItem(item, first) : item))
}
