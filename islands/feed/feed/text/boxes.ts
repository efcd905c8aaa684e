import { moveNode } from '../../../../src/dom/move-node'

type Undo = () => void

/** Removes boxes and leaves their content in place. The undos must run in reverse order. */
export const unwrapAll = (boxes: Iterable<Element>): Undo[] => [...boxes].map((box) => unwrap(box))

/** Removes a box and leaves its content in place. @param around replaces the box */
export function unwrap(box: Element, around?: HTMLElement): Undo {
  const parent = box.parentElement
  if (!parent) return () => {}
  const nodes = [...box.childNodes]
  if (around) box.before(around)
  for (const node of nodes) move(node, around ?? parent, around ? null : box)
  box.remove()
  return () => {
    const here = nodes.filter(({ parentNode }) => parentNode === (around ?? parent))
    const place = around ?? here[0] ?? null
    parent.insertBefore(box, place?.parentNode === parent ? place : null)
    for (const node of here) move(node, box, null)
    around?.remove()
  }
}

/** A moved frame loads again, unless the browser can move nodes without that. */
function move(node: Node, parent: Element, before: Node | null) {
  if (node instanceof Element) moveNode(node, parent, before)
  else parent.insertBefore(node, before)
}
