/** From this distance on, a drag goes to the neighbour (contract 02 §13.2). */
const SWIPE_PX = 40

/** Where a drag leads: to the next one, to the one before, or nowhere. @param deltaPx of the pointer */
export function swipeStep(deltaPx: number, { rtl }: { rtl: boolean }): -1 | 0 | 1 {
  if (Math.abs(deltaPx) < SWIPE_PX) return 0
  return deltaPx < 0 === rtl ? -1 : 1
}
