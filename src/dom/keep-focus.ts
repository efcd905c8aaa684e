import { callOn, memberOf } from './member'

/** What moves within the page loses the focus: here it stays with what had it. */
export function keepFocus(container: Element, move: () => void): void {
  const { activeElement } = memberOf(container, 'ownerDocument')
  move()
  if (activeElement instanceof HTMLElement && callOn(container, 'contains', activeElement)) {
    activeElement.focus({ preventScroll: true })
  }
}
