import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'

/** Lists whose items are as high as each other on phones, too (contract 03 §5.2, §7). */
const AT_ANY_WIDTH = '.campaign-items, .filterable-items'

/** The window's width in px from which on a list's items are equally high. */
export function equalFrom(list: Element): number {
  return list.matches(AT_ANY_WIDTH) ? 0 : BREAKPOINTS_PX.aboveMobile
}

export const itemsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement)
