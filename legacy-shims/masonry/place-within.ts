import type { Masonry } from './libraries'

/**
 * Has the library place items that stand in a positioned part of its container from where that part begins: it takes
 * every item to stand in the container itself, and would add the container's padding once more.
 */
export function placeWithin(
  masonry: Masonry,
  container: HTMLElement,
  { isOriginLeft }: { isOriginLeft: boolean },
) {
  const place = masonry._getItemLayoutPosition.bind(masonry)

  masonry._getItemLayoutPosition = (item) => {
    const spot = place(item)
    const { offsetParent } = item.element
    if (!offsetParent || offsetParent === container || !container.contains(offsetParent)) return spot
    const { paddingLeft, paddingRight, paddingTop } = masonry.size
    return { x: spot.x - (isOriginLeft ? paddingLeft : paddingRight), y: spot.y - paddingTop }
  }
}
