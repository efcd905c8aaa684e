import { moveNode } from '../../../src/dom/move-node'

/** Puts nodes into a list in this order; what stands right already is not touched. */
export function arrange(list: Element, nodes: readonly Element[]): void {
  let next = list.firstElementChild
  for (const node of nodes) {
    if (node === next) next = node.nextElementSibling
    else moveNode(node, list, next)
  }
}
