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
  const states = new WeakMap<Element, 'out' | 'in'>()
  const sum = { px: 0, posts: 0 }
  const usualPx = () => (sum.posts === 0 ? 0 : Math.round(sum.px / sum.posts))

  function leaveOut(item: HTMLElement, heightPx = usualPx()) {
    if (heightPx === 0 || states.has(item) || feed.classList.contains(BY_STYLE_SHEET)) return
    states.set(item, 'out')
    sum.px += heightPx
    sum.posts += 1
    adopted.style(item, HEIGHT, `${heightPx}px`)
    adopted.style(item, VISIBILITY, 'auto')
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
        if (isOut) states.set(item, 'out')
        else if (place.top > NEAR_WINDOWS * window.innerHeight) leaveOut(item, place.height)
      }
    },
    bringIn(item) {
      if (states.get(item) !== 'out') return
      states.set(item, 'in')
      adopted.style(item, VISIBILITY, 'visible')
      adopted.style(item, HEIGHT, '')
    },
    release(item) {
      if (!states.delete(item)) return
      for (const property of [VISIBILITY, HEIGHT]) adopted.style(item, property, '')
    },
  }
}
