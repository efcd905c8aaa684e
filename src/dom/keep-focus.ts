import { callOn, memberOf } from './member'

/** Keeps the focus in a container that is moved: moving an element in the document takes the focus from it. */
export function keepFocus(container: Element, move: () => void): void {
  const { activeElement } = memberOf(container, 'ownerDocument')
  move()
  if (activeElement instanceof HTMLElement && callOn(container, 'contains', activeElement)) {
    activeElement.focus({ preventScroll: true })
  }
}
