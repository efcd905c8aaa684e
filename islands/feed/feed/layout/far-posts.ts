import type { Adoption } from '../../../../src/dom/adoption'

/** In CSS columns the height of every post counts, so none is left out. */
const BY_STYLE_SHEET = 'cff-masonry-css'
const VISIBILITY = 'content-visibility'
const HEIGHT = 'contain-intrinsic-block-size'

/** A post is near within so many window heights from the top: the window itself, and one and a half below it. */
const NEAR_WINDOWS = 2.5

/**
 * Makes the browser leave out the contents of far posts and keep their height. On a page with many posts, the early style
 * already leaves out the later ones, at a guessed height.
 */
export interface FarPosts {
  /** Leaves out all posts that are far now. It measures, so it must be called before anything changes. */
  leaveOutFar(items: readonly HTMLElement[]): void
  /** @param heightPx the measured height; by default, the average of the posts that are left out */
  leaveOut(item: HTMLElement, heightPx?: number): void
  bringIn(item: HTMLElement): void
  /** Restores an item that has left the feed. */
  release(item: HTMLElement): void
}

export function createFarPosts(feed: Element, adopted: Adoption): FarPosts {
  /** The posts that are left out, or were. */
  const out = new WeakSet<Element>()
  const sum = { px: 0, posts: 0 }

  function set(item: HTMLElement, visibility: string, height = '') {
    adopted.style(item, HEIGHT, height)
    adopted.style(item, VISIBILITY, visibility)
  }
  function leaveOut(item: HTMLElement, heightPx = Math.round(sum.px / sum.posts)) {
    // Without a measured post there is no average.
    if (!heightPx || out.has(item) || feed.classList.contains(BY_STYLE_SHEET)) return
    out.add(item)
    sum.px += heightPx
    sum.posts += 1
    set(item, 'auto', `${heightPx}px`)
  }
  return {
    leaveOut,
    leaveOutFar(items) {
      const places = items.map((item) => ({
        item,
        place: item.getBoundingClientRect(),
        isOut: getComputedStyle(item).getPropertyValue(VISIBILITY) === 'auto',
      }))
      for (const { item, place, isOut } of places) {
        if (isOut) out.add(item)
        else if (place.top > NEAR_WINDOWS * window.innerHeight) leaveOut(item, place.height)
      }
    },
    bringIn: (item) => out.has(item) && set(item, 'visible'),
    release: (item) => out.delete(item) && set(item, ''),
  }
}
