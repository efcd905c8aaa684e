import type { CutPoint } from '../../../../src/dom/cut-point'
import { textNodesOf } from '../../../../src/dom/text-nodes'

/** Line breaks, which are dropped at the end of a cut text. */
const LINE_END = 'br, img.cff-linebreak'
const VISIBLE = /\S/

/** Copies the content of a text up to a cut point; all elements are closed (contract 05 §3). */
export function cutCopy(text: Element, { piece, offset }: CutPoint): DocumentFragment {
  const copy = document.createDocumentFragment()
  copy.append(...[...text.childNodes].map((node) => node.cloneNode(true)))
  const last = textNodesOf(copy)[piece]
  if (!last) return copy
  last.data = last.data.slice(0, offset)
  dropAfter(last)
  for (let line = lineAtEnd(copy); line; line = lineAtEnd(copy)) {
    dropAfter(line)
    removeWithEmptied(line)
  }
  return copy
}

/** Removes everything after a node in its fragment. */
function dropAfter(node: Node) {
  for (let each: Node | null = node; each; each = each.parentNode) {
    while (each.nextSibling) each.nextSibling.remove()
  }
}

/** A line break with nothing visible after it. */
function lineAtEnd(copy: DocumentFragment): Element | undefined {
  for (const leaf of leavesOf(copy).reverse()) {
    if (leaf instanceof Element) return leaf.matches(LINE_END) ? leaf : undefined
    if (leaf instanceof Text && VISIBLE.test(leaf.data)) return undefined
  }
  return undefined
}

const leavesOf = (node: Node): Node[] =>
  node.hasChildNodes() ? [...node.childNodes].flatMap(leavesOf) : [node]

function removeWithEmptied(element: Element) {
  const { parentElement } = element
  element.remove()
  if (parentElement && !parentElement.hasChildNodes()) removeWithEmptied(parentElement)
}
