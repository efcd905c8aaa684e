import { actAsButton } from '../../../src/dom/act-as-button'
import type { Scope } from '../../../src/page/scope'
import { hasNext, hasPrevious, type Place } from './slides'

const PREVIOUS = '.cff-slider-prev'
const NEXT = '.cff-slider-next'

export interface Arrows {
  /** Only those that lead anywhere are to be seen. */
  show(place: Place): void
}

/** The arrows of a link slider; the server prints them without words. */
export function createArrows(slider: HTMLElement, scope: Scope, onStep: (by: number) => void): Arrows {
  const { adopt: adopted } = scope
  const previous = slider.querySelector<HTMLElement>(PREVIOUS)
  const next = slider.querySelector<HTMLElement>(NEXT)
  // The style sheet hides the one at first, and shows the other as both are to look.
  const shown = next && getComputedStyle(next).display !== 'none' ? getComputedStyle(next).display : 'block'
  arm(previous, 'Previous picture', -1)
  arm(next, 'Next picture', 1)

  function arm(arrow: HTMLElement | null, name: string, by: number) {
    if (!arrow) return
    if (!arrow.textContent?.trim() && !arrow.hasAttribute('aria-label'))
      adopted.attribute(arrow, 'aria-label', name)
    scope.add(actAsButton(arrow, adopted))
    scope.listen(arrow, 'click', (event) => {
      event.preventDefault()
      onStep(by)
    })
  }
  return {
    show(place) {
      const { activeElement } = slider.ownerDocument
      const set = (arrow: HTMLElement | null, leads: boolean) => {
        if (arrow) adopted.style(arrow, 'display', leads ? shown : 'none')
      }
      set(previous, hasPrevious(place))
      set(next, hasNext(place))
      // What is hidden loses the focus.
      if (activeElement === next && !hasNext(place)) previous?.focus()
      if (activeElement === previous && !hasPrevious(place)) next?.focus()
    },
  }
}
