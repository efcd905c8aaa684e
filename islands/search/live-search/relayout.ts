import type { Box } from './box'
import { measure } from './measure'
import type { Styles } from './other-scripts'
import { isPlacedByHeight, placeBlock } from './placement'

/** At or below this width of the box the style sheet has a narrower list. */
const NARROW_PX = 500
/**
 * Brings the results block to where the box is now (contract 06 §4.1).
 * @returns whether that depends on how long the list is
 */
export function relayout(box: Box): boolean {
  const { container, block, others } = box
  const surroundings = measure(container, block)
  // First of all: the height depends on it.
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
