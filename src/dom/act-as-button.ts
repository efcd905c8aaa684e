import type { Adoption } from './adoption'
import { listen } from './listen'
import { pressByKey } from './press-by-key'

/**
 * Makes a button of a link to nowhere, or of any other element that is clicked: its role, its place in the order of the
 * keyboard, Enter and Space.
 * @returns the way to stop listening; the attributes are the adoption's
 */
export function actAsButton(element: HTMLElement, adopted: Adoption): () => void {
  if (element.matches('button')) return () => {}
  adopted.attribute(element, 'role', 'button')
  if (!element.matches('a[href]')) adopted.attribute(element, 'tabindex', '0')
  return listen(element, ['keydown'], (event) => {
    if (event.target === element) pressByKey(event)
  })
}
