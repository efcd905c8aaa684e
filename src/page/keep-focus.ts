/** What moves within the page loses the focus: here it stays with what had it. */
export function keepFocus(container: Element, move: () => void): void {
  const { activeElement } = container.ownerDocument
  move()
  if (activeElement instanceof HTMLElement && container.contains(activeElement)) {
    activeElement.focus({ preventScroll: true })
  }
}
