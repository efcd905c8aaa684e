import { keepFocus } from './keep-focus'

/** `moveBefore`, in newer browsers, interrupts neither videos nor animations, and keeps the focus. */
interface Mover {
  moveBefore(node: Node, before: Node | null): void
}

/** Moves a node within the page, and keeps as much of its state as the browser can. */
export function moveNode(node: Element, parent: Element, before: Node | null = null): void {
  if (canMove(parent) && node.isConnected && parent.isConnected) parent.moveBefore(node, before)
  else keepFocus(node, () => parent.insertBefore(node, before))
}

function canMove(parent: object): parent is Mover {
  return 'moveBefore' in parent
}
