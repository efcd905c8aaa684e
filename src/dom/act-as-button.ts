import type { Adoption } from './adoption'
import { listen } from './listen'
import { pressByKey } from './press-by-key'

/**
 * Makes a clickable element, such as a link to nowhere, a button: with the role, a place in the tab order, Enter and Space.
 * @returns a function that stops listening; the adoption restores the attributes
 */
export function actAsButton(element: HTMLElement, adopted: Adoption): () => void {
  if (element.matches('button')) return () => {}
  adopted.attribute(element, 'role', 'button')
  if (!element.matches('a[href]')) adopted.attribute(element, 'tabindex', '0')
  return listen(element, ['keydown'], (event) => {
    if (event.target === element) pressByKey(event)
  })
}
