import { atom, type WritableAtom } from 'nanostores'
import { printedComments, readCommentsBox } from './shared/network/comments-box'
import type { Metadata } from './shared/network/metadata'
import type { Replies } from './shared/network/replies'

/** What the parts of a feed, and its lightbox, know of one of its posts. */
export interface Post {
  readonly item: HTMLElement
  /** Those of the server, which those of the network take the place of. */
  readonly printedComments: readonly HTMLElement[]
  /** What the network says of it; undefined as long as it has not said anything. */
  readonly $metadata: WritableAtom<Metadata | undefined>
  /** The replies to its comments, by the comments' ids. */
  readonly $replies: WritableAtom<Readonly<Record<string, Replies>>>
  /** Whether the visitor has asked for all of its comments. */
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
  /** Undefined for what is no post of the feed. */
  postOf(item: Element): Post | undefined
  /** Gives all posts their lightbox links, also those that the visitor has not come near. */
  linkAll(): void
}

/** The lightbox is an island of its own, and finds the posts by the feed. */
const posts = new WeakMap<Element, FeedPosts>()

/** @returns takes it back */
export function publishPosts(feed: Element, of: FeedPosts): () => void {
  posts.set(feed, of)
  return () => void posts.delete(feed)
}

/** @returns undefined where the feed has not been brought to life */
export const postsOf = (feed: Element): FeedPosts | undefined => posts.get(feed)
