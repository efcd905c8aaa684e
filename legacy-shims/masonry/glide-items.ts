import type { Glides } from '../../src/motion/glide'
import type { Masonry } from './libraries'

/** Where the items of a container of this width are, in px from the container's origin. */
interface Layout {
  readonly width: number
  readonly positions: ReadonlyMap<Element, { readonly x: number; readonly y: number }>
}

interface GlideItemsOptions {
  readonly container: HTMLElement
  readonly isOriginLeft: boolean
}

/**
 * Animates items from their old place to the new one. Items outside the window before and after are placed
 * without animation. After a layout nothing is read from the page, because that would force another layout.
 * @returns a function to call before each layout; what it returns, after it
 */
export function createItemGlides(
  glides: Glides,
  masonry: Masonry,
  { container, isOriginLeft }: GlideItemsOptions,
): () => () => void {
  let current: Layout = { width: 0, positions: new Map() }
  return () => {
    const { top } = container.getBoundingClientRect()
    const { innerHeight } = window
    return () => {
      const before = current
      current = {
        width: masonry.size.width,
        positions: new Map(masonry.items.map(({ element, position }) => [element, { ...position }])),
      }
      // Nothing is animated when the container's width has changed, since every item moves, or when the
      // visitor has scrolled into the items.
      if (current.width !== before.width || top < 0) return
      for (const { element, position, size } of masonry.items) {
        const old = before.positions.get(element)
        const { x, y } = position
        const isSeen = (at: number) => top + at < innerHeight && top + at + size.outerHeight > 0
        if (old && (isSeen(old.y) || isSeen(y)))
          glides.by(element, isOriginLeft ? x - old.x : old.x - x, y - old.y)
      }
    }
  }
}
