import { moveNode } from '../../../../src/dom/move-node'

type Undo = () => void

/** Takes boxes away and leaves what they hold in their places; given back in the opposite order. */
export const unwrapAll = (boxes: Iterable<Element>): Undo[] => [...boxes].map((box) => unwrap(box))

/** @param around what the box holds goes into it, at the box's place */
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

/** A frame that is put elsewhere begins anew, unless the browser can move it. */
function move(node: Node, parent: Element, before: Node | null) {
  if (node instanceof Element) moveNode(node, parent, before)
  else parent.insertBefore(node, before)
}
