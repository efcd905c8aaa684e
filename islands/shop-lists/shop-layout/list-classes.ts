import type { Adoption } from '../../../src/dom/adoption'
import type { ClassChange } from './layout'
import { childrenOf, productsIn } from './markup'

/** Gives a list's products their new classes, without reading the layout. */
export function applyChange(list: HTMLElement, change: ClassChange, adopted: Adoption): void {
  for (const product of productsIn(list)) {
    for (const name of change.remove) if (!change.add.includes(name)) adopted.toggle(product, name, false)
    for (const name of change.add) adopted.toggle(product, name, true)
  }
}

/** Gives all children of a list one height if the layout has equal heights, and reads all heights at once. */
export function applyHeights(list: HTMLElement, { hasEqualHeights }: ClassChange, adopted: Adoption): void {
  const children = childrenOf(list)
  for (const child of children) adopted.style(child, 'min-height', '0px')
  if (!hasEqualHeights) return
  const tallest = Math.max(0, ...children.map((child) => child.offsetHeight))
  for (const child of children) adopted.style(child, 'min-height', `${tallest}px`)
}
