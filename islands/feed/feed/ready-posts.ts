import { atom, type ReadableAtom } from 'nanostores'
import { flushSync } from 'react-dom'
import { createGlides } from '../../../src/motion/glide'
import type { Scope } from '../../../src/page/scope'
import type { Post } from '../post'
import { type PostParts, readParts } from './markup'
import type { PreparedText } from './text/prepare-text'

/** A post that is ready for the visitor: its text is cut, its pictures open the lightbox. */
export interface ReadyPost extends Post {
  /** Unique among all posts that the feed has ever had. */
  readonly key: number
  readonly parts: PostParts
  /** Undefined where the text could not be prepared. */
  readonly text: PreparedText | undefined
}

/** Far items have not been made ready yet; unreadable ones stay as printed. */
export type ItemState = 'far' | 'unreadable' | ReadyPost

export interface ReadyPostsOptions {
  /** All items of the feed, in document order. */
  readonly all: () => readonly HTMLElement[]
  readonly postOf: (item: HTMLElement) => Post
  /** Prepares the text of a post, after the parts of all posts have been read. */
  readonly prepare: (post: Post) => PreparedText
  /** Called with an item that could be read, before its text is prepared. */
  readonly onReadable: (item: HTMLElement) => void
}

/** The ready posts of a feed. */
export interface ReadyPosts {
  /** In document order. */
  readonly $posts: ReadableAtom<readonly ReadyPost[]>
  stateOf(item: Element): ItemState
  makeReady(items: readonly HTMLElement[]): void
  /** Restores a removed item; it may be inserted again. */
  remove(item: Element): void
  /** Updates the order of the posts. */
  publish(): void
}

export function createReadyPosts(scope: Scope, options: ReadyPostsOptions): ReadyPosts {
  const { all, postOf, prepare, onReadable } = options
  const $posts = atom<readonly ReadyPost[]>([])
  const states = new WeakMap<Element, ItemState>()
  const glides = createGlides()
  let lastKey = 0

  /** Reports the error of one item, so that the others go on. */
  function attempt<T>(act: () => T): T | undefined {
    try {
      return act()
    } catch (cause) {
      scope.report(cause)
      return undefined
    }
  }
  const stateOf = (item: Element) => states.get(item) ?? 'far'
  function publish() {
    const next = all()
      .map(stateOf)
      .filter((state) => typeof state === 'object')
    const current = $posts.get()
    if (next.length === current.length && next.every((post, index) => post === current[index])) return
    flushSync(() => $posts.set(next))
  }
  function restore({ text }: ReadyPost) {
    if (text) attempt(text.restore)
  }
  scope.add(() => [...$posts.get()].reverse().forEach(restore))
  scope.add(glides.stop)
  return {
    $posts,
    publish,
    stateOf,
    makeReady(items) {
      if (items.length === 0) return
      const read = items.flatMap((item) => {
        const parts = attempt(() => readParts(item))
        if (!parts) states.set(item, 'unreadable')
        return parts ? { item, parts } : []
      })
      const settle = glides.from(partsInView(items, scope.window))
      for (const { item, parts } of read) {
        onReadable(item)
        const post = postOf(item)
        const text = attempt(() => prepare(post))
        lastKey += 1
        states.set(item, { ...post, key: lastKey, parts, text })
      }
      publish()
      // The texts are shorter now.
      settle()
    },
    remove(item) {
      const state = stateOf(item)
      if (typeof state === 'string') return
      states.delete(item)
      publish()
      restore(state)
    },
  }
}

/** The children of the items that are in view. */
function partsInView(items: readonly Element[], { innerHeight }: Window): Element[] {
  const seen = items.filter((item) => {
    const { top, bottom } = item.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  return seen.flatMap((item) => [...item.children])
}
