import type { Adoption } from '../../../src/dom/adoption'

/** What of a text stands behind its cut. */
export interface Rest {
  show(): void
  hide(): void
  /** Puts every node back to where it was. */
  restore(): void
}

interface Wrapper {
  readonly box: HTMLElement
  /** Puts what it holds back to where it was. */
  unwrap(): void
}

/**
 * Takes what follows a node within an element. Elements that the cut goes through stay whole: what of them is behind it is
 * hidden where it stands, so that the text reads on without a seam once it is shown. What follows in the element itself
 * goes into a box of its own.
 * @param first the last node before the cut
 * @param last the box, in something that will stand at the element's end
 * @param adopted of what is hidden where it stands
 */
export function takeRest(element: Element, first: Node, last: HTMLElement, adopted: Adoption): Rest {
  const wrappers: Wrapper[] = []
  const hidden: { node: HTMLElement; display: string }[] = []
  const take = (node: HTMLElement) => hidden.push({ node, display: node.style.display })

  for (let inner = first; inner !== element && inner.parentNode; inner = inner.parentNode) {
    const isOutermost = inner.parentNode === element
    for (const node of isOutermost ? [] : nodesAfter(inner)) {
      if (node instanceof HTMLElement) take(node)
      else if (node instanceof Element || isWords(node)) wrappers.push(wrap(node))
    }
    if (isOutermost) wrappers.push(collect(nodesAfter(inner), last))
  }

  function show() {
    for (const { box } of wrappers) {
      box.hidden = false
      // The snippet that the classes are from has CSS that hides it.
      box.style.display = 'inline'
    }
    for (const { node, display } of hidden) adopted.style(node, 'display', display)
  }
  function hide() {
    for (const { box } of wrappers) {
      box.hidden = true
      box.style.display = 'none'
    }
    for (const { node } of hidden) adopted.style(node, 'display', 'none')
  }
  hide()
  return {
    show,
    hide,
    restore() {
      for (const { unwrap } of wrappers) unwrap()
    },
  }
}

/** White space between the items of a list is no item: in a box it would be a wrong one. */
const isWords = (node: Node): node is Text => node instanceof Text && /\S/.test(node.data)

function nodesAfter(node: Node): Node[] {
  const found: Node[] = []
  for (let next = node.nextSibling; next; next = next.nextSibling) found.push(next)
  return found
}

function wrap(node: ChildNode): Wrapper {
  const box = document.createElement('span')
  node.replaceWith(box)
  box.append(node)
  return { box, unwrap: () => box.replaceWith(...box.childNodes) }
}

function collect(nodes: readonly Node[], box: HTMLElement): Wrapper {
  box.append(...nodes)
  return {
    box,
    unwrap: () => box.parentElement?.before(...box.childNodes),
  }
}
