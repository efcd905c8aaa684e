import type { Comment } from '../comment-wire'

/** Of a post's comments, as long as it is on the page: its comments are also shown by the lightbox, whenever it opens. */
const known = new WeakMap<Element, Map<string, readonly Comment[]>>()

export const knownReplies = (item: Element | null, commentId: string) =>
  item ? known.get(item)?.get(commentId) : undefined

export function keepReplies(item: Element | null, commentId: string, replies: readonly Comment[]): void {
  if (!item) return
  const ofItem = known.get(item) ?? new Map<string, readonly Comment[]>()
  known.set(item, ofItem.set(commentId, replies))
}
