import type { Adoption } from '../../../../src/dom/adoption'

/** Columns that the style sheet makes are as high as what is in them. */
const BY_STYLE_SHEET = 'cff-masonry-css'
const VISIBILITY = 'content-visibility'
const HEIGHT = 'contain-intrinsic-block-size'

/** So many heights of the window from its top a post is near: the window itself, and one and a half below it. */
const NEAR_WINDOWS = 2.5

/** Has the browser leave out the contents of posts that are far from the window, at their height. */
export interface FarPosts {
  /** Leaves out all posts that are far from the window now, at once: has to be called before anything else changes. */
  leaveOutFar(items: readonly HTMLElement[]): void
  /** @param heightPx as it was laid out; a post that has never been is as high as the others */
  leaveOut(item: HTMLElement, heightPx?: number): void
  bringIn(item: HTMLElement): void
}

export function createFarPosts(feed: Element, adopted: Adoption): FarPosts {
  const out = new WeakSet<Element>()
  const sum = { px: 0, posts: 0 }
  const usualPx = () => (sum.posts === 0 ? 0 : Math.round(sum.px / sum.posts))

  function leaveOut(item: HTMLElement, heightPx = usualPx()) {
    if (heightPx === 0 || out.has(item) || feed.classList.contains(BY_STYLE_SHEET)) return
    out.add(item)
    sum.px += heightPx
    sum.posts += 1
    adopted.style(item, HEIGHT, `${heightPx}px`)
    adopted.style(item, VISIBILITY, 'auto')
  }
  return {
    leaveOut,
    leaveOutFar(items) {
      const places = items.map((item) => ({ item, place: item.getBoundingClientRect() }))
      for (const { item, place } of places)
        if (place.top > NEAR_WINDOWS * window.innerHeight) leaveOut(item, place.height)
    },
    bringIn(item) {
      if (!out.delete(item)) return
      for (const property of [VISIBILITY, HEIGHT]) adopted.style(item, property, '')
    },
  }
}
