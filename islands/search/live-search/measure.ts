import type { Surroundings } from './placement'

/** A document's height comes in whole px, and may be more than the bottom of what reaches its end. */
const ROUNDING_PX = 1

/** Reads what the placement needs; nothing of it is kept, since other scripts move the box about. */
export function measure(container: HTMLElement, block: HTMLElement): Surroundings {
  const { top, left, width } = offsetOf(container)
  const { position } = getComputedStyle(document.body)
  const isPositioned = /relative|absolute|fixed/.test(position)
  return {
    box: { top, left, width, innerHeight: container.clientHeight },
    documentHeight: heightWithout(block),
    body: isPositioned ? offsetOf(document.body) : { top: 0, left: 0 },
    get blockHeight() {
      return block.offsetHeight
    },
  }
}

function offsetOf(element: Element) {
  const { top, left, width } = element.getBoundingClientRect()
  return { top: top + scrollY, left: left + scrollX, width }
}

/**
 * A block that reaches the end of the document may be what makes it that long: then the height of the page itself
 * counts. The block is not taken out to measure, since a shorter document would scroll back under the visitor.
 */
function heightWithout(block: HTMLElement): number {
  const { scrollHeight, offsetHeight, clientHeight } = document.documentElement
  const height = Math.max(scrollHeight, document.body.scrollHeight, clientHeight)
  const reachesEnd = block.getBoundingClientRect().bottom + scrollY + ROUNDING_PX >= height
  return reachesEnd ? Math.max(offsetHeight, clientHeight) : height
}
