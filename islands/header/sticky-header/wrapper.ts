import { moveNode } from '../../../src/dom/move-node'
import { WRAPPER_CLASS } from './markup'

/** The box that keeps the space of an element while it is stuck to the window. */
export interface Wrapper {
  readonly element: HTMLElement
  remove(): void
}

/** Uses an existing wrapper, which also stays when laurel is unmounted. */
export function wrap(host: HTMLElement): Wrapper {
  const { parentElement: parent, ownerDocument } = host
  if (parent?.classList.contains(WRAPPER_CLASS)) return { element: parent, remove: () => {} }
  const element = ownerDocument.createElement('div')
  element.id = host.id ? `${host.id}-${WRAPPER_CLASS}` : WRAPPER_CLASS
  element.className = WRAPPER_CLASS
  host.before(element)
  moveNode(host, element)
  return {
    element,
    remove() {
      const { parentElement } = element
      if (parentElement && host.parentElement === element) moveNode(host, parentElement, element)
      element.remove()
    },
  }
}
