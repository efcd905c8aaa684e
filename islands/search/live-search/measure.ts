import type { Surroundings } from './placement'

/** A document's height is rounded to whole px, and may exceed the bottom of its last element. */
const ROUNDING_PX = 1

/** Measures for the placement; nothing is cached, since other scripts may move the box. */
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
 * The document's height, without the block if that reaches the end. The block is not removed for measuring,
 * since a shorter document would change the scroll position.
 */
function heightWithout(block: HTMLElement): number {
  const { scrollHeight, offsetHeight, clientHeight } = document.documentElement
  const height = Math.max(scrollHeight, document.body.scrollHeight, clientHeight)
  const reachesEnd = block.getBoundingClientRect().bottom + scrollY + ROUNDING_PX >= height
  return reachesEnd ? Math.max(offsetHeight, clientHeight) : height
}
