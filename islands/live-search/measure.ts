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
      return shown(block, () => block.offsetHeight)
    },
  }
}

function offsetOf(element: Element) {
  const { top, left, width } = element.getBoundingClientRect()
  return { top: top + scrollY, left: left + scrollX, width }
}

function documentHeight(): number {
  const { documentElement, body } = document
  return Math.max(documentElement.scrollHeight, body.scrollHeight, documentElement.clientHeight)
}

/** A block that reaches the end of the document may be what makes it that long: only then it is taken out to measure. */
function heightWithout(block: HTMLElement): number {
  const height = documentHeight()
  if (block.getBoundingClientRect().bottom + scrollY + ROUNDING_PX < height) return height
  const { display } = block.style
  block.style.display = 'none'
  const without = documentHeight()
  block.style.display = display
  return without
}

/** A block that is hidden is laid out for a moment, unseen. */
function shown<T>(block: HTMLElement, read: () => T): T {
  const { display, visibility } = block.style
  if (display === 'block') return read()
  block.style.display = 'block'
  block.style.visibility = 'hidden'
  const value = read()
  block.style.display = display
  block.style.visibility = visibility
  return value
}
