import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'

/** Lists whose items are equally high on phones too (contract 03 §5.2, §7). */
const AT_ANY_WIDTH = '.campaign-items, .filterable-items'

/** The minimum width of the window in px for equal heights. */
export function equalFrom(list: Element): number {
  return list.matches(AT_ANY_WIDTH) ? 0 : BREAKPOINTS_PX.aboveMobile
}

export const itemsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement)
