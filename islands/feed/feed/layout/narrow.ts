import type { Adoption } from '../../../../src/dom/adoption'
import { isGrid } from '../../feed-markup'
import { innerWidthOf } from '../inner-width'
import { actionLinksIn, mayBeNarrow } from './markup'

/** In px (spec feed and page builder §5; contract 05 §13.2). */
const NARROW_BELOW = 400
const SUPER_NARROW_BELOW = 250
const BESIDE_LINKS = 190
const NARROW_CLASS = 'narrow'
const SUPER_NARROW_CLASS = 'cff-super-narrow'
const LEFT_CLASS = 'cff-left'

/**
 * Measures the width of a feed, and whether a post's links have room beside its counts.
 * @param items the ready posts, or all posts before any is ready
 * @returns a function that sets the classes; undefined for a hidden feed
 */
export function measureWidth(
  feed: HTMLElement,
  items: readonly HTMLElement[],
  adopted: Adoption,
): (() => void) | undefined {
  // A hidden element has no size.
  const post = items.find((item) => innerWidthOf(item) > 0)
  const measured = isGrid(feed) ? feed : post
  const width = measured ? innerWidthOf(measured) : 0
  const lefts = post ? measureLinks(post, items) : []
  if (width === 0) return undefined
  return () => {
    if (mayBeNarrow(feed)) adopted.toggle(feed, NARROW_CLASS, width < NARROW_BELOW)
    adopted.toggle(feed, SUPER_NARROW_CLASS, width < SUPER_NARROW_BELOW)
    for (const { links, isLeft } of lefts) adopted.toggle(links, LEFT_CLASS, isLeft)
  }
}

function measureLinks(post: HTMLElement, items: readonly HTMLElement[]) {
  const [first, ...others] = items.flatMap(actionLinksIn)
  if (!first) return []
  // With this class, the links may be as wide as the post, which is not their own width.
  const wasLeft = first.classList.contains(LEFT_CLASS)
  if (wasLeft) first.classList.remove(LEFT_CLASS)
  const isLeft = innerWidthOf(post) < BESIDE_LINKS + innerWidthOf(first)
  if (wasLeft) first.classList.add(LEFT_CLASS)
  return [first, ...others].map((links) => ({ links, isLeft }))
}
