import { atom, type WritableAtom } from 'nanostores'
import { printedComments, readCommentsBox } from './shared/network/comments-box'
import type { Metadata } from './shared/network/metadata'
import type { Replies } from './shared/network/replies'

/** The state of a post, which the components of its feed and the lightbox share. */
export interface Post {
  readonly item: HTMLElement
  /** The comments that the server printed. The network's comments replace them. */
  readonly printedComments: readonly HTMLElement[]
  /** The network's data about the post; undefined until it arrives. */
  readonly $metadata: WritableAtom<Metadata | undefined>
  /** The replies to its comments, by comment id. */
  readonly $replies: WritableAtom<Readonly<Record<string, Replies>>>
  /** Whether the visitor has requested all of its comments. */
  readonly $showsAllComments: WritableAtom<boolean>
}

export const createPost = (item: HTMLElement): Post => ({
  item,
  printedComments: printedIn(item),
  $metadata: atom<Metadata | undefined>(),
  $replies: atom({}),
  $showsAllComments: atom(false),
})

function printedIn(item: HTMLElement): readonly HTMLElement[] {
  const list = readCommentsBox(item)?.list
  return list ? printedComments(list) : []
}

/** The posts of a feed, as its lightbox needs them. */
export interface FeedPosts {
  /** Undefined for an item that is no post of the feed. */
  postOf(item: Element): Post | undefined
  /** Adds the lightbox links of all posts, also of far posts. */
  linkAll(): void
}

/** The posts by feed, for the lightbox, which is an island of its own. */
const posts = new WeakMap<Element, FeedPosts>()

/** @returns a function that withdraws them */
export function publishPosts(feed: Element, of: FeedPosts): () => void {
  posts.set(feed, of)
  return () => void posts.delete(feed)
}

/** @returns undefined for a feed that is not mounted */
export const postsOf = (feed: Element): FeedPosts | undefined => posts.get(feed)
