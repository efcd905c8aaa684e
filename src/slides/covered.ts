/** A dialog is open over the page that this element is on. */
export function isCovered(element: HTMLElement | null): boolean {
  return element !== null && (element.inert || isCovered(element.parentElement))
}
