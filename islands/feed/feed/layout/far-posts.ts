import type { Adoption } from '../../../../src/dom/adoption'

/** Columns that the style sheet makes are as high as what is in them. */
const BY_STYLE_SHEET = 'cff-masonry-css'
const VISIBILITY = 'content-visibility'
const HEIGHT = 'contain-intrinsic-block-size'

/** So many heights of the window from its top a post is near: the window itself, and one and a half below it. */
const NEAR_WINDOWS = 2.5

/**
 * Has the browser leave out the contents of posts that are far from the window, at their height. Of a page with many
 * posts, the style before first paint has left out the later ones already, at a height that is a guess.
 */
export interface FarPosts {
  /** Leaves out all posts that are far from the window now, at once: has to be called before anything else changes. */
  leaveOutFar(items: readonly HTMLElement[]): void
  /** @param heightPx as it was laid out; a post that has never been is as high as the others */
  leaveOut(item: HTMLElement, heightPx?: number): void
  bringIn(item: HTMLElement): void
  /** One that is no post of this feed any more. */
  release(item: HTMLElement): void
}

export function createFarPosts(feed: Element, adopted: Adoption): FarPosts {
  /** Those that are left out, or were. */
  const out = new WeakSet<Element>()
  const sum = { px: 0, posts: 0 }

  function set(item: HTMLElement, visibility: string, height = '') {
    adopted.style(item, HEIGHT, height)
    adopted.style(item, VISIBILITY, visibility)
  }
  function leaveOut(item: HTMLElement, heightPx = Math.round(sum.px / sum.posts)) {
    // Before any other, it is not known how high posts are.
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
