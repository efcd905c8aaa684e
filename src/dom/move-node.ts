import { keepFocus } from './keep-focus'

/** What the newer browsers have: a move that stops neither a video nor an animation, and keeps the focus. */
interface Mover {
  moveBefore(node: Node, before: Node | null): void
}

/** Puts a node that is on the page elsewhere on it, with as little of its state lost as the browser can. */
export function moveNode(node: Element, parent: Element, before: Node | null = null): void {
  if (canMove(parent) && node.isConnected && parent.isConnected) parent.moveBefore(node, before)
  else keepFocus(node, () => parent.insertBefore(node, before))
}

function canMove(parent: object): parent is Mover {
  return 'moveBefore' in parent
}
