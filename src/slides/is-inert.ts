/** Whether an element is inert, as everything is that lies under an open dialog. */
export function isInert(element: HTMLElement | null): boolean {
  return element !== null && (element.inert || isInert(element.parentElement))
}
