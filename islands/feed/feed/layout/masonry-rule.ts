import type { MasonryWish } from './markup'

/** At or below this a window has one column, in px (spec feed and page builder §9). */
export const NARROW_WINDOW = '(max-width: 780px)'
/** At or below this also a feed with a single column on wide windows may be laid out again (contract 05 §13.1). */
export const PHONE_WINDOW = '(max-width: 480px)'

export interface WindowWidth {
  readonly isNarrow: boolean
  readonly isPhone: boolean
}

/** Whether a feed is laid out by a script in a window like this (contract 05 §13.1). */
export function isLaidOut(wish: MasonryWish, { isNarrow, isPhone }: WindowWidth): boolean {
  if (wish.isOneOnDesktop && !isPhone) return false
  return !isNarrow || wish.isTwoOnMobile
}
