import type { Adoption } from '../../../../src/dom/adoption'

/** In CSS columns the height of every post counts, so the contents of none are skipped. */
const BY_STYLE_SHEET = 'cff-masonry-css'
const VISIBILITY = 'content-visibility'
const HEIGHT = 'contain-intrinsic-block-size'

/** A post is near within so many window heights from the top: the window itself, and one and a half below it. */
const NEAR_WINDOWS = 2.5

/**
 * Makes the browser skip the contents of far posts (`content-visibility`) and keep their height. On a page
 * with many posts, the early style already does so for the later ones, at a guessed height.
 */
export interface FarPosts {
  /** Skips the contents of all far posts. It measures, so it must be called before anything changes. */
  skipFar(items: readonly HTMLElement[]): void
  /**
   * Skips the contents of a post.
   * @param heightPx the measured height; by default, the average of the posts that were skipped before
   */
  skip(item: HTMLElement, heightPx?: number): void
  /** Shows the contents of a post again. */
  show(item: HTMLElement): void
  /** Restores an item that has left the feed. */
  release(item: HTMLElement): void
}

export function createFarPosts(feed: Element, adopted: Adoption): FarPosts {
  /** The posts whose contents are skipped, or were. */
  const skipped = new WeakSet<Element>()
  const sum = { px: 0, posts: 0 }

  function set(item: HTMLElement, visibility: string, height = '') {
    adopted.style(item, HEIGHT, height)
    adopted.style(item, VISIBILITY, visibility)
  }
  function skip(item: HTMLElement, heightPx = Math.round(sum.px / sum.posts)) {
    // Without a measured post there is no average.
    if (!heightPx || skipped.has(item) || feed.classList.contains(BY_STYLE_SHEET)) return
    skipped.add(item)
    sum.px += heightPx
    sum.posts += 1
    set(item, 'auto', `${heightPx}px`)
  }
  return {
    skip,
    skipFar(items) {
      const places = items.map((item) => ({
        item,
        place: item.getBoundingClientRect(),
        isSkipped: getComputedStyle(item).getPropertyValue(VISIBILITY) === 'auto',
      }))
      for (const { item, place, isSkipped } of places) {
        if (isSkipped) skipped.add(item)
        else if (place.top > NEAR_WINDOWS * window.innerHeight) skip(item, place.height)
      }
    },
    show: (item) => skipped.has(item) && set(item, 'visible'),
    release: (item) => skipped.delete(item) && set(item, ''),
  }
}
