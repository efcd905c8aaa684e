import { atom, type ReadableAtom } from 'nanostores'
import { flushSync } from 'react-dom'
import { createGlides } from '../../../src/motion/glide'
import type { Scope } from '../../../src/page/scope'
import { holdsItem, itemAround, itemsOf, NEW_CLASS } from '../feed-markup'
import { createPost, type Post } from '../post'
import type { FarPosts } from './layout/far-posts'
import { type PostParts, readParts } from './markup'
import { partsInView } from './text/parts-in-view'
import type { PreparedText } from './text/prepare-text'

/** Posts are made ready when they are as near to the window as browsers begin to draw what `content-visibility` left out. */
const NEAR = '150% 0px'
/** As many as servers print at first: all of them are made ready together, and none moves when the visitor jumps to it. */
const FEW = 30
/** So many more are made ready each time, so that scrolling has the feed laid out less often. */
const MORE = 4
/** A visitor who jumps far down gets what they see at once, and what stands above it so many posts at a time. */
const MOST_AT_ONCE = 50
/** What shows that the visitor is about to use a post, whether it has come near or not. */
const APPROACHES = ['pointerover', 'focusin', 'click'] as const

/** A post that is ready for the visitor: its text is cut, its pictures open the lightbox. */
export interface ReadyPost extends Post {
  /** Never that of another post of the feed. */
  readonly key: number
  readonly parts: PostParts
  /** Shows the whole of its text; undefined where nothing was cut. */
  readonly expand: PreparedText['expand']
}

export interface ItemsOptions {
  readonly far: FarPosts
  /** Makes the text of a post ready, after all posts have been read. */
  readonly prepare: (post: Post) => PreparedText
  /** There are other items than before. */
  readonly onItems: () => void
}

/** The posts of a feed: which of them are laurel's, and which the visitor has come near. */
export interface Items {
  /** Those that are ready, in the order of the page. */
  readonly $posts: ReadableAtom<readonly ReadyPost[]>
  /** Undefined for what is no item of laurel's. */
  postOf(item: Element): Post | undefined
  all(): readonly HTMLElement[]
  /** Whether an item is laurel's and the visitor has not come near it yet. */
  isWaiting(item: Element | null): boolean
  /** Looks for new items now; new markup is also noticed without it, but later. */
  look(): void
}

export const readyItems = ({ $posts }: Items): readonly HTMLElement[] => $posts.get().map(({ item }) => item)

/**
 * Follows the items of a feed. Those with the mark of new ones are laurel's (contract 05 §1.4), and stay so when the mark
 * goes. A post is made ready when it comes near the window, together with all that stand before it: what the visitor sees
 * does not move when something above it is cut.
 */
export function createItems(feed: HTMLElement, scope: Scope, { far, prepare, onItems }: ItemsOptions): Items {
  const { window } = scope
  const $posts = atom<readonly ReadyPost[]>([])
  /** Of laurel's items, which are all of `items` at least; a post is read when somebody asks for it first. */
  const posts = new WeakMap<Element, Post | undefined>()
  const ready = new Map<Element, { readonly post: ReadyPost; readonly text: PreparedText | undefined }>()
  /** What could not be read is left as it is printed. */
  const odd = new WeakSet<Element>()
  const glides = createGlides()
  let items: readonly HTMLElement[] = []
  let lastKey = 0
  const near =
    'IntersectionObserver' in window
      ? scope.observe(IntersectionObserver, onIntersection, { rootMargin: NEAR })
      : undefined

  function look() {
    const before = new Set(items)
    items = itemsOf(feed).filter((item) => posts.has(item) || item.classList.contains(NEW_CLASS))
    const here = new Set(items)
    for (const item of before) if (!here.has(item)) leave(item)
    for (const item of items) {
      if (before.has(item)) continue
      if (!posts.has(item)) posts.set(item, undefined)
      // One that comes later has never been laid out; the first ones have, and the window may show them.
      if (near && before.size > 0) far.leaveOut(item)
      near?.observe(item)
    }
    if (before.size !== here.size || items.some((item) => !before.has(item))) onItems()
    if (near) publish()
    else readyThrough(items.length)
  }
  /** What somebody takes out is as it was; they may put it back. */
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
    const fresh = items.slice(0, count).filter((item) => !ready.has(item) && !odd.has(item))
    const now = near ? fresh.slice(-MOST_AT_ONCE) : fresh
    makeReady(now)
    if (now.length < fresh.length) scope.after(0, () => readyThrough(count))
  }
  function makeReady(fresh: readonly HTMLElement[]) {
    if (fresh.length === 0) return
    const read = fresh.flatMap((item) => {
      const parts = attempt(() => readParts(item))
      if (!parts) odd.add(item)
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
    // Texts have become shorter.
    settle()
  }
  function postOf(item: Element) {
    if (!posts.has(item)) return undefined
    const post = posts.get(item) ?? createPost(item as HTMLElement)
    posts.set(item, post)
    return post
  }
  /** What is odd about one item is no matter of the others. */
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
    if (roots.some((root) => feed.contains(root) && holdsItem(root))) look()
  })
  scope
    .observe(MutationObserver, (records) => {
      const hasLost = ({ removedNodes }: MutationRecord) =>
        [...removedNodes].some((node) => posts.has(node as Element))
      if (records.some(hasLost)) look()
    })
    .observe(feed, { childList: true, subtree: true })
  return {
    $posts,
    look,
    all: () => items,
    isWaiting: (item) => item !== null && posts.has(item) && !ready.has(item) && !odd.has(item),
    postOf,
  }
}
