import type { Adoption } from '../../../src/dom/adoption'
import { textOriginal } from '../../../src/dom/original'
import { titleOf } from './markup'

/** One of the two links beside the slides. */
export interface Arrow {
  readonly element: HTMLElement
  toggle(isShown: boolean): void
  /** Says where it leads. */
  name(neighbour: Element | undefined): void
  hasFocus(): boolean
  focus(): void
  end(): void
}

export function createArrow(
  element: HTMLElement,
  { what, adopted }: { readonly what: string; readonly adopted: Adoption },
): Arrow {
  const heading = element.querySelector('h4')
  const text = heading && textOriginal(heading)
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
      text?.set(title)
      // The theme's CSS hides the heading: the name is told all the same.
      adopted.attribute(element, 'aria-label', `${what}: ${title}`)
    },
    hasFocus: () => element.ownerDocument.activeElement === element && style.display !== 'none',
    focus: () => element.focus({ preventScroll: true }),
    end: () => text?.restore(),
  }
}
