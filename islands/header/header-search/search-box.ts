import type { Adoption } from '../../../src/dom/adoption'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import { createPanel, type PanelControl, type ShownPanel } from '../../../src/overlay/panel'
import type { PanelTimers } from '../../../src/overlay/panel-timers'
import type { Scope } from '../../../src/page/scope'
import { boxOf, fieldIn } from './markup'

/** The theme's script faded the box; the shop asked for a slide (contract 01 §7.1). */
const SLIDE_MS = 300
const OPEN_CLASS = 'search-open'

export interface SearchParts {
  readonly adopted: Adoption
  readonly timers: PanelTimers
}

/** The search box that drops down from its link in the header (contract 01 §7.1). */
export function createSearchBox(scope: Scope, { adopted, timers }: SearchParts): PanelControl {
  const boxes = new Set<HTMLElement>()

  function setOpenClass({ opener }: ShownPanel, isOpen: boolean) {
    if (opener) adopted.toggle(opener, OPEN_CLASS, isOpen)
  }

  scope.add(() => boxes.forEach(stopSlide))
  return createPanel(scope, {
    name: 'search-box',
    timers,
    find: boxOf,
    show(shown) {
      boxes.add(shown.element)
      adopted.style(shown.element, 'display', shown.element.style.display)
      setOpenClass(shown, true)
      slideDown(shown.element, { durationMs: SLIDE_MS })
      fieldIn(shown.element)?.focus({ preventScroll: true })
    },
    hide(shown) {
      setOpenClass(shown, false)
      slideUp(shown.element, { durationMs: SLIDE_MS })
    },
  })
}
