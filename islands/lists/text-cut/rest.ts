import type { Adoption } from '../../../src/dom/adoption'

/** The part of a text after its cut. */
export interface Rest {
  show(): void
  hide(): void
  /** Puts every node back to its place. */
  restore(): void
}

interface Wrapper {
  readonly box: HTMLElement
  /** Puts its content back to its place. */
  unwrap(): void
}

/**
 * Hides everything that follows a node within an element. The rest of the elements that the cut divides is hidden in its
 * place, so that the text is continuous when it is shown. The rest of the element itself is moved into a box.
 * @param first the last node before the cut
 * @param last the box, which will be at the end of the element
 * @param adopted for the nodes that are hidden in their place
 */
export function takeRest(element: Element, first: Node, last: HTMLElement, adopted: Adoption): Rest {
  const wrappers: Wrapper[] = []
  const hidden: { node: HTMLElement; display: string }[] = []
  const addHidden = (node: HTMLElement) => hidden.push({ node, display: node.style.display })

  for (let inner = first; inner !== element && inner.parentNode; inner = inner.parentNode) {
    const isOutermost = inner.parentNode === element
    for (const node of isOutermost ? [] : nodesAfter(inner)) {
      if (node instanceof HTMLElement) addHidden(node)
      else if (node instanceof Element || isVisibleText(node)) wrappers.push(wrap(node))
    }
    if (isOutermost) wrappers.push(collect(nodesAfter(inner), last))
  }

  function show() {
    for (const { box } of wrappers) {
      box.hidden = false
      // The CSS of the snippet hides the box.
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

/** White space is not wrapped: between the items of a list a wrapper would be invalid. */
const isVisibleText = (node: Node): node is Text => node instanceof Text && /\S/.test(node.data)

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
