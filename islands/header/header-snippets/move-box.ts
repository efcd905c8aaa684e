import { keepFocus } from '../../../src/dom/keep-focus'

/** On phones the search box may have the whole screen: this then stands in its place (contract 06 §4.2). */
const FULL_SCREEN = '.aws-mobile-fixed'
const PLACEHOLDER = '.aws-placement-container'

/**
 * Moves the search box itself, with its listeners, what is typed in it and the focus.
 * @returns the way back to where it was
 */
export function moveBox(box: HTMLElement, put: (node: Element) => void): () => void {
  const { ownerDocument: document } = box
  const home = document.createComment('')
  box.before(home)
  keepFocus(box, () => put(box))
  return () => {
    const node = box.matches(FULL_SCREEN) ? document.querySelector(PLACEHOLDER) : box
    // The place may have gone meanwhile: then the box stays where it is used.
    if (node && home.isConnected) keepFocus(box, () => home.replaceWith(node))
    else home.remove()
  }
}
