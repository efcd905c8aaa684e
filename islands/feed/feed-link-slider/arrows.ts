import type { Adoption } from '../../../src/dom/adoption'
import { actAsButton } from '../../../src/page/act-as-button'
import { listen } from '../../../src/page/listen'
import { hasNext, hasPrevious, type Place } from './slides'

const PREVIOUS = '.cff-slider-prev'
const NEXT = '.cff-slider-next'

export interface Arrows {
  /** Only those that lead anywhere are to be seen. */
  show(place: Place): void
  stop(): void
}

/** The arrows of a link slider; the server prints them without words. */
export function createArrows(slider: HTMLElement, adopted: Adoption, onStep: (by: number) => void): Arrows {
  const previous = slider.querySelector<HTMLElement>(PREVIOUS)
  const next = slider.querySelector<HTMLElement>(NEXT)
  // The style sheet hides the one at first, and shows the other as both are to look.
  const shown = next && getComputedStyle(next).display !== 'none' ? getComputedStyle(next).display : 'block'
  const stops = [arm(previous, 'Previous picture', -1), arm(next, 'Next picture', 1)]

  function arm(arrow: HTMLElement | null, name: string, by: number) {
    if (!arrow) return () => {}
    if (!arrow.textContent?.trim() && !arrow.hasAttribute('aria-label'))
      adopted.attribute(arrow, 'aria-label', name)
    const stopKeys = actAsButton(arrow, adopted)
    const stopClicks = listen(arrow, ['click'], (event) => {
      event.preventDefault()
      onStep(by)
    })
    return () => {
      stopKeys()
      stopClicks()
    }
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
    stop() {
      for (const stop of stops) stop()
    },
  }
}
