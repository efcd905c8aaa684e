import type { MasonryWish } from './markup'

/** Windows up to this width have one column (spec feed and page builder §9). */
export const NARROW_WINDOW = '(max-width: 780px)'
/** In windows up to this width, a feed with one column on desktops may have columns (contract 05 §13.1). */
export const PHONE_WINDOW = '(max-width: 480px)'

export interface WindowWidth {
  readonly isNarrow: boolean
  readonly isPhone: boolean
}

/** Whether a script lays a feed out at this window width (contract 05 §13.1). */
export function isLaidOut(wish: MasonryWish, { isNarrow, isPhone }: WindowWidth): boolean {
  if (wish.isOneOnDesktop && !isPhone) return false
  return !isNarrow || wish.isTwoOnMobile
}
