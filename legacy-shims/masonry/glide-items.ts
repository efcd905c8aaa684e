import type { Glides } from '../../src/motion/glide'
import type { Masonry } from './libraries'

/** Where the items of a container of this width are, in px from the container's origin. */
interface Layout {
  readonly width: number
  readonly positions: ReadonlyMap<Element, { readonly x: number; readonly y: number }>
}

/**
 * Animates items from their place in the previous layout to the new one.
 * @returns has to be called after each layout
 */
export function createItemGlides(
  glides: Glides,
  masonry: Masonry,
  { container, isOriginLeft }: { readonly container: HTMLElement; readonly isOriginLeft: boolean },
): () => void {
  let current: Layout = { width: 0, positions: new Map() }
  return () => {
    const before = current
    current = {
      width: container.clientWidth,
      positions: new Map(masonry.items.map(({ element, position }) => [element, { ...position }])),
    }
    // In a container of another width every item moves; and a visitor who has scrolled into the items is reading them.
    if (current.width !== before.width || container.getBoundingClientRect().top < 0) return
    for (const [element, { x, y }] of current.positions) {
      const old = before.positions.get(element)
      if (old) glides.by(element, isOriginLeft ? x - old.x : old.x - x, y - old.y)
    }
  }
}
