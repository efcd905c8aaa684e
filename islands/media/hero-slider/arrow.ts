import type { Adoption } from '../../../src/dom/adoption'
import { titleOf } from './markup'

/** One of the two links beside the slides. */
export interface Arrow {
  readonly element: HTMLElement
  toggle(isShown: boolean): void
  /** Says where it leads. */
  name(neighbour: Element | undefined): void
  hasFocus(): boolean
  focus(): void
}

export function createArrow(
  element: HTMLElement,
  { what, adopted }: { readonly what: string; readonly adopted: Adoption },
): Arrow {
  const heading = element.querySelector('h4')
  const { style } = element
  adopted.attribute(element, 'aria-label', what)
  return {
    element,
    toggle(isShown) {
      // While it still fades in, there is nothing to set.
      if (isShown && style.display === 'block') return
      adopted.style(element, 'display', isShown ? 'block' : 'none')
      adopted.style(element, 'opacity', '1')
    },
    name(neighbour) {
      const title = titleOf(neighbour)
      if (!title) return
      if (heading) adopted.text(heading, title)
      // The theme's CSS hides the heading: the name is told all the same.
      adopted.attribute(element, 'aria-label', `${what}: ${title}`)
    },
    hasFocus: () => element.ownerDocument.activeElement === element && style.display !== 'none',
    focus: () => element.focus({ preventScroll: true }),
  }
}
