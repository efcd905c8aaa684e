import { moveNode } from '../../../src/dom/move-node'
import { DATE_ATTRIBUTE, isItem, isPhoto, type Kind, PLACE_ATTRIBUTE } from './markup'
import { gridPlace, sorted, unixSeconds } from './order'

/** Puts nodes into a list in this order. Nodes that are in place are not moved. */
export function arrange(list: Element, nodes: readonly Element[]): void {
  let next = list.firstElementChild
  for (const node of nodes) {
    if (node === next) next = node.nextElementSibling
    else moveNode(node, list, next)
  }
}

/** Sorts a list's children by date or place. Children that are no items, such as a sizer, come first. */
export function inOrder(children: readonly Element[], kind: Kind): Element[] {
  const keyOf = (item: Element) => {
    if (kind === 'grid') return gridPlace(item.getAttribute(PLACE_ATTRIBUTE), { isPhoto: isPhoto(item) })
    const seconds = unixSeconds(item.getAttribute(DATE_ATTRIBUTE))
    return seconds === null ? null : -seconds
  }
  return [...children.filter((child) => !isItem(child)), ...sorted(children.filter(isItem), keyOf)]
}
