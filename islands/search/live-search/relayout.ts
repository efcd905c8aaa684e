import type { Box } from './box'
import { measure } from './measure'
import type { Styles } from './other-scripts'
import { isPlacedByHeight, placeBlock } from './placement'

/** Up to this width of the box, the style sheet has a narrow list. */
const NARROW_PX = 500
/**
 * Places the results block at the current position of the box (contract 06 §4.1).
 * @returns whether the placement depends on the height of the list
 */
export function relayout(box: Box): boolean {
  const { container, block, others } = box
  const surroundings = measure(container, block)
  // Set first, since the height depends on the width.
  block.style.width = `${surroundings.box.width}px`
  const forced = others.forcedSide(block)
  const placement = placeBlock(surroundings, forced)
  style(block, others.filterPlacement(placement, block))
  block.classList.toggle('less500', placement.width <= NARROW_PX)
  for (const callback of box.onPlaced) callback()
  return isPlacedByHeight(surroundings, forced)
}

function style(block: HTMLElement, styles: Styles) {
  for (const [name, value] of Object.entries(styles)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    block.style.setProperty(property, typeof value === 'number' ? `${value}px` : String(value ?? ''))
  }
}
