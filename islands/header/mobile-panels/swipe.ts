export type Direction = 'left' | 'right'
export type MobilePanel = 'mobile-menu' | 'mobile-cart'

/** A shorter movement is no swipe. */
const SWIPE_PX = 75

/**
 * The swipes that close each panel, by the layout of the mobile header (contract 01 §12). They do not
 * follow the side that a panel comes from: the theme has always had it so, and visitors are used to it.
 */
const CLOSED_BY: Readonly<Record<string, Readonly<Record<MobilePanel, readonly Direction[]>>>> = {
  'mobile-header-left-logo': { 'mobile-menu': ['right'], 'mobile-cart': ['right'] },
  'mobile-header-center-logo-alt': { 'mobile-menu': ['right'], 'mobile-cart': ['left'] },
  'mobile-header-right-logo': { 'mobile-menu': ['left'], 'mobile-cart': ['left'] },
  'mobile-header-center-logo': { 'mobile-menu': ['left'], 'mobile-cart': ['left', 'right'] },
}

/**
 * The direction of a swipe; null for a movement that is too short, or more vertical than horizontal.
 * @param distance in px to the right and downwards
 */
export function swipeDirection(distance: { readonly x: number; readonly y: number }): Direction | null {
  const { x, y } = distance
  if (!(Math.abs(x) >= SWIPE_PX) || Math.abs(y) > Math.abs(x)) return null
  return x > 0 ? 'right' : 'left'
}

/** @param bodyClasses one of them names the layout; with an unknown layout no swipe closes */
export function swipeCloses(
  bodyClasses: Iterable<string>,
  panel: MobilePanel,
  direction: Direction,
): boolean {
  for (const name of bodyClasses) {
    if (Object.hasOwn(CLOSED_BY, name)) return CLOSED_BY[name]?.[panel].includes(direction) ?? false
  }
  return false
}
