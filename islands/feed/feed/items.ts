import type { Scope } from '../../../src/page/scope'
import { holdsItem, itemAround, itemsOf, NEW_CLASS } from '../feed-markup'
import { createPost, type Post } from '../post'
import type { FarPosts } from './layout/far-posts'
import { createReadyPosts, type ReadyPosts, type ReadyPostsOptions } from './ready-posts'

/** Posts are made ready where browsers begin to draw contents that `content-visibility` skips. */
const NEAR = '150% 0px'
/** A feed of at most so many posts is made ready as a whole, so that no post moves when the visitor jumps to it. */
const SMALL_FEED = 30
/** So many posts after the last near one are made ready, too, so that scrolling causes fewer layouts. */
const AHEAD = 4
/** At most so many posts are made ready in one task: those that the visitor sees first, then those above them. */
const MOST_AT_ONCE = 50
/** Events that show that the visitor is about to use a post, even a far one. */
const APPROACHES = ['pointerover', 'focusin', 'click'] as const

export interface ItemsOptions extends Pick<ReadyPostsOptions, 'prepare'> {
  readonly far: FarPosts
  /** Called when the set of items has changed. */
  readonly onItems: () => void
}

/** The posts of a feed, and which of them are ready. */
export interface Items extends Pick<ReadyPosts, '$posts'> {
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
  /** All items that laurel has ever managed. A post is created when it is first requested. */
  const posts = new WeakMap<Element, Post | undefined>()
  let items: readonly HTMLElement[] = []
  const observer =
    'IntersectionObserver' in scope.window
      ? scope.observe(IntersectionObserver, onIntersection, { rootMargin: NEAR })
      : undefined
  const { $posts, stateOf, makeReady, remove, publish } = createReadyPosts(scope, {
    all: () => items,
    postOf,
    prepare,
    onReadable(item) {
      observer?.unobserve(item)
      far.show(item)
    },
  })
  const isUnready = (item: Element) => posts.has(item) && typeof stateOf(item) === 'string'

  function update() {
    const before = new Set(items)
    items = itemsOf(feed).filter((item) => posts.has(item) || item.classList.contains(NEW_CLASS))
    const here = new Set(items)
    for (const item of before) {
      if (here.has(item)) continue
      observer?.unobserve(item)
      far.release(item)
      remove(item)
    }
    for (const item of items) {
      if (before.has(item)) continue
      if (!posts.has(item)) posts.set(item, undefined)
      // A later item has never been laid out; the first items have been, and may be visible.
      if (observer && before.size > 0) far.skip(item)
      observer?.observe(item)
    }
    if (before.size !== here.size || items.some((item) => !before.has(item))) onItems()
    if (observer) publish()
    else readyThrough(items.length)
  }
  function onIntersection(entries: readonly IntersectionObserverEntry[]) {
    const reached = new Set(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target))
    const last = items.reduce((before, item, index) => (reached.has(item) ? index : before), -1)
    if (last >= 0) readyThrough(items.length <= SMALL_FEED ? items.length : last + 1 + AHEAD)
    for (const { target, boundingClientRect } of entries) {
      if (target instanceof HTMLElement && isUnready(target)) far.skip(target, boundingClientRect.height)
    }
  }
  function readyThrough(count: number) {
    const fresh = items.slice(0, count).filter((item) => stateOf(item) === 'far')
    const now = observer ? fresh.slice(-MOST_AT_ONCE) : fresh
    makeReady(now)
    if (now.length < fresh.length) scope.after(0, () => readyThrough(count))
  }
  function postOf(item: HTMLElement) {
    const post = posts.get(item) ?? createPost(item)
    posts.set(item, post)
    return post
  }

  scope.listen(
    feed,
    APPROACHES,
    ({ target }) => {
      const item = target instanceof Element ? itemAround(target) : null
      if (item && isUnready(item)) readyThrough(items.indexOf(item) + 1)
    },
    { capture: true, passive: true },
  )
  watchItems(feed, scope, posts, update)
  return {
    $posts,
    update,
    all: () => items,
    isFar: (item) => item !== null && posts.has(item) && stateOf(item) === 'far',
    postOf: (item) => (posts.has(item) ? postOf(item as HTMLElement) : undefined),
  }
}

/** Calls `update` after items were added to a feed or removed from it. */
function watchItems(
  feed: HTMLElement,
  scope: Scope,
  known: Pick<WeakMap<Node, unknown>, 'has'>,
  update: () => void,
) {
  scope.onMarkup((roots) => {
    if (roots.some((root) => feed.contains(root) && holdsItem(root))) update()
  })
  const hasLost = ({ removedNodes }: MutationRecord) => [...removedNodes].some((node) => known.has(node))
  scope
    .observe(MutationObserver, (records) => {
      if (records.some(hasLost)) update()
    })
    .observe(feed, { childList: true, subtree: true })
}
