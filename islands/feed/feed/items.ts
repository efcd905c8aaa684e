import { atom, type ReadableAtom } from 'nanostores'
import { flushSync } from 'react-dom'
import { createGlides } from '../../../src/motion/glide'
import type { Scope } from '../../../src/page/scope'
import { holdsItem, itemAround, itemsOf, NEW_CLASS } from '../feed-markup'
import { createPost, type Post } from '../post'
import type { FarPosts } from './layout/far-posts'
import { type PostParts, readParts } from './markup'
import type { PreparedText } from './text/prepare-text'

/** Posts are made ready at the distance at which browsers begin to draw contents that `content-visibility` left out. */
const NEAR = '150% 0px'
/** A feed of at most so many posts is made ready as a whole, so that no post moves when the visitor jumps to it. */
const FEW = 30
/** So many posts after the last near one are made ready, too, so that scrolling causes fewer layouts. */
const MORE = 4
/** At most so many posts are made ready in one task: those that the visitor sees first, then those above them. */
const MOST_AT_ONCE = 50
/** Events that show that the visitor is about to use a post, even a far one. */
const APPROACHES = ['pointerover', 'focusin', 'click'] as const

/** A post that is ready for the visitor: its text is cut, its pictures open the lightbox. */
export interface ReadyPost extends Post {
  /** Unique among all posts that the feed has ever had. */
  readonly key: number
  readonly parts: PostParts
  /** The link that shows the whole text; undefined where nothing was cut. */
  readonly expand: PreparedText['expand']
}

export interface ItemsOptions {
  readonly far: FarPosts
  /** Prepares the text of a post, after the parts of all posts have been read. */
  readonly prepare: (post: Post) => PreparedText
  /** Called when the set of items has changed. */
  readonly onItems: () => void
}

/** The posts of a feed, and which of them are ready. */
export interface Items {
  /** The ready posts, in document order. */
  readonly $posts: ReadableAtom<readonly ReadyPost[]>
  /** Undefined for an item that laurel does not manage. */
  postOf(item: Element): Post | undefined
  all(): readonly HTMLElement[]
  /** Whether an item is a far post. */
  isFar(item: Element | null): boolean
  /** Reads the items now. Added markup is also noticed without it, but later. */
  update(): void
}

export const readyItems = ({ $posts }: Items): readonly HTMLElement[] => $posts.get().map(({ item }) => item)

/**
 * Follows the items of a feed. laurel manages the items that are marked as new (contract 05 §1.4), also after the mark is
 * removed. A post is made ready when it comes near the window, together with all posts before it: cutting their texts
 * later would move the posts that the visitor sees.
 */
export function createItems(feed: HTMLElement, scope: Scope, { far, prepare, onItems }: ItemsOptions): Items {
  const { window } = scope
  const $posts = atom<readonly ReadyPost[]>([])
  /** All items that laurel has ever managed. A post is created when it is first asked for. */
  const posts = new WeakMap<Element, Post | undefined>()
  const ready = new Map<Element, { readonly post: ReadyPost; readonly text: PreparedText | undefined }>()
  /** Items that cannot be read. They stay as printed. */
  const unreadable = new WeakSet<Element>()
  const glides = createGlides()
  let items: readonly HTMLElement[] = []
  let lastKey = 0
  const near =
    'IntersectionObserver' in window
      ? scope.observe(IntersectionObserver, onIntersection, { rootMargin: NEAR })
      : undefined

  function update() {
    const before = new Set(items)
    items = itemsOf(feed).filter((item) => posts.has(item) || item.classList.contains(NEW_CLASS))
    const here = new Set(items)
    for (const item of before) if (!here.has(item)) leave(item)
    for (const item of items) {
      if (before.has(item)) continue
      if (!posts.has(item)) posts.set(item, undefined)
      // A later item has never been laid out; the first items have been, and may be visible.
      if (near && before.size > 0) far.leaveOut(item)
      near?.observe(item)
    }
    if (before.size !== here.size || items.some((item) => !before.has(item))) onItems()
    if (near) publish()
    else readyThrough(items.length)
  }
  /** Restores an item that a script removed; it may be inserted again. */
  function leave(item: HTMLElement) {
    near?.unobserve(item)
    far.release(item)
    const one = ready.get(item)
    ready.delete(item)
    if (one) publish()
    if (one?.text) attempt(one.text.restore)
  }
  function onIntersection(entries: readonly IntersectionObserverEntry[]) {
    const reached = new Set(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target))
    const last = items.reduce((before, item, index) => (reached.has(item) ? index : before), -1)
    if (last >= 0) readyThrough(items.length <= FEW ? items.length : last + 1 + MORE)
    for (const { target, boundingClientRect } of entries) {
      if (target instanceof HTMLElement && posts.has(target) && !ready.has(target))
        far.leaveOut(target, boundingClientRect.height)
    }
  }
  function readyThrough(count: number) {
    const fresh = items.slice(0, count).filter((item) => !ready.has(item) && !unreadable.has(item))
    const now = near ? fresh.slice(-MOST_AT_ONCE) : fresh
    makeReady(now)
    if (now.length < fresh.length) scope.after(0, () => readyThrough(count))
  }
  function makeReady(fresh: readonly HTMLElement[]) {
    if (fresh.length === 0) return
    const read = fresh.flatMap((item) => {
      const parts = attempt(() => readParts(item))
      if (!parts) unreadable.add(item)
      return parts ? { item, parts } : []
    })
    const settle = glides.from(partsInView(fresh, window))
    for (const { item, parts } of read) {
      near?.unobserve(item)
      far.bringIn(item)
      const base = postOf(item) as Post
      const text = attempt(() => prepare(base))
      lastKey += 1
      ready.set(item, { post: { ...base, key: lastKey, parts, expand: text?.expand }, text })
    }
    publish()
    // The texts are shorter now.
    settle()
  }
  function postOf(item: Element) {
    if (!posts.has(item)) return undefined
    const post = posts.get(item) ?? createPost(item as HTMLElement)
    posts.set(item, post)
    return post
  }
  /** Reports the error of one item, so that the others go on. */
  function attempt<T>(act: () => T): T | undefined {
    try {
      return act()
    } catch (cause) {
      scope.report(cause)
      return undefined
    }
  }
  function publish() {
    const next = items.flatMap((item) => ready.get(item)?.post ?? [])
    const current = $posts.get()
    if (next.length === current.length && next.every((post, index) => post === current[index])) return
    flushSync(() => $posts.set(next))
  }
  function onApproach({ target }: Event) {
    const item = target instanceof Element ? itemAround(target) : null
    if (item && posts.has(item) && !ready.has(item)) readyThrough(items.indexOf(item) + 1)
  }

  scope.add(() => {
    for (const { text } of [...ready.values()].reverse()) if (text) attempt(text.restore)
    ready.clear()
  })
  scope.add(glides.stop)
  scope.listen(feed, APPROACHES, onApproach, { capture: true, passive: true })
  scope.onMarkup((roots) => {
    if (roots.some((root) => feed.contains(root) && holdsItem(root))) update()
  })
  scope
    .observe(MutationObserver, (records) => {
      const hasLost = ({ removedNodes }: MutationRecord) =>
        [...removedNodes].some((node) => posts.has(node as Element))
      if (records.some(hasLost)) update()
    })
    .observe(feed, { childList: true, subtree: true })
  return {
    $posts,
    update,
    all: () => items,
    isFar: (item) => item !== null && posts.has(item) && !ready.has(item) && !unreadable.has(item),
    postOf,
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
