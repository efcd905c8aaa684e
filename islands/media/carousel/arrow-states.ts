import type { Adoption } from '../../../src/dom/adoption'
import { arrowsInWrap, directionOf } from './markup'

export interface ArrowStates {
  show(where: { index: number; last: number }): void
}

/** The arrows of the same wrap tell whether there is more at their side; all others are left as they are (contract 03 §1.5). */
export function createArrowStates(list: HTMLElement, adopted: Adoption): ArrowStates {
  return {
    show({ index, last }) {
      for (const arrow of arrowsInWrap(list)) {
        adopted.style(arrow, 'display', last > 0 ? '' : 'none')
        adopted.toggle(arrow, 'disabled', last > 0 && index === (directionOf(arrow) > 0 ? last : 0))
      }
    },
  }
}
