/** How the menu stands: a bar with panels under it, or a list that opens downwards (contract 01 §5.5). */
export type View = 'desktop' | 'mobile'

/** The plugin counts the wider of the window with and without its frame. */
export function viewAt(
  { innerWidth, outerWidth }: Pick<Window, 'innerWidth' | 'outerWidth'>,
  breakpoint: number,
): View {
  return Math.max(innerWidth, outerWidth) >= breakpoint ? 'desktop' : 'mobile'
}

/** An item with a panel, at the moment of a click. */
export interface ClickedItem {
  readonly view: View
  readonly isOpen: boolean
  /** A second click follows the link, instead of closing the panel. */
  readonly goes: boolean
  /** Its panel never opens on phones. */
  readonly hidesOnMobile: boolean
}

/** What a click on an item does (contract 01 §5.5); `follow` leaves it to the browser. */
export function clickAction({ view, isOpen, goes, hidesOnMobile }: ClickedItem): 'open' | 'close' | 'follow' {
  if (hidesOnMobile && view === 'mobile') return 'follow'
  if (!isOpen) return 'open'
  return goes ? 'follow' : 'close'
}

/** Whether opening one item closes those beside it. */
export function closesSiblings(view: View, verticalBehaviour: string): boolean {
  return view === 'desktop' || verticalBehaviour === 'accordion'
}

/** In px. */
export interface Span {
  readonly left: number
  readonly width: number
}

/** How a panel is laid out that is to be as wide as another element of the page; relative to the menu. */
export function panelSpan(wanted: Span, menu: Span): Span {
  return { left: wanted.left - menu.left, width: wanted.width }
}

/** The padding on either side with which a panel's contents have the wanted width. */
export function innerPadding(panelWidth: number, innerWidth: number): number {
  return Math.max(0, (panelWidth - innerWidth) / 2)
}
