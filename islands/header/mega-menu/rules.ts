/** A bar with panels under it, or a list that opens downwards (contract 01 §5.5). */
export type View = 'desktop' | 'mobile'

/** The plugin compares the larger of the window's inner and outer width. */
export function viewAt(
  { innerWidth, outerWidth }: Pick<Window, 'innerWidth' | 'outerWidth'>,
  breakpoint: number,
): View {
  return Math.max(innerWidth, outerWidth) >= breakpoint ? 'desktop' : 'mobile'
}

/** An item with a panel at the moment of a click. */
export interface ClickedItem {
  readonly view: View
  readonly isOpen: boolean
  /** A second click follows the link instead of closing the panel. */
  readonly isFollowedOnSecondClick: boolean
  /** The panel never opens in the mobile view. */
  readonly hidesOnMobile: boolean
}

/** The effect of a click on an item (contract 01 §5.5); `follow` leaves the click to the browser. */
export function clickAction(item: ClickedItem): 'open' | 'close' | 'follow' {
  if (item.hidesOnMobile && item.view === 'mobile') return 'follow'
  if (!item.isOpen) return 'open'
  return item.isFollowedOnSecondClick ? 'follow' : 'close'
}

/** Whether opening an item closes its siblings. */
export function closesSiblings(view: View, verticalBehaviour: string): boolean {
  return view === 'desktop' || verticalBehaviour === 'accordion'
}
