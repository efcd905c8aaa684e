/** Where a finger, or the mouse, has gone. */
export type Direction = 'left' | 'right'
export type MobilePanel = 'mobile-menu' | 'mobile-cart'

/** A shorter way is no swipe. */
export const SWIPE_PX = 75

/**
 * Which swipes close which panel, by the layout of the mobile header (contract 01 §12): not what one would expect of
 * panels that come from the left, but what visitors of this theme are used to.
 */
const CLOSED_BY: Readonly<Record<string, Readonly<Record<MobilePanel, readonly Direction[]>>>> = {
  'mobile-header-left-logo': { 'mobile-menu': ['right'], 'mobile-cart': ['right'] },
  'mobile-header-center-logo-alt': { 'mobile-menu': ['right'], 'mobile-cart': ['left'] },
  'mobile-header-right-logo': { 'mobile-menu': ['left'], 'mobile-cart': ['left'] },
  'mobile-header-center-logo': { 'mobile-menu': ['left'], 'mobile-cart': ['left', 'right'] },
}

/**
 * The side that a swipe goes to; null for what is none: too short, or more up or down than sideways.
 * @param gone how far, in px to the right and downwards
 */
export function swipeDirection(gone: { readonly x: number; readonly y: number }): Direction | null {
  const { x, y } = gone
  if (!(Math.abs(x) >= SWIPE_PX) || Math.abs(y) > Math.abs(x)) return null
  return x > 0 ? 'right' : 'left'
}

/** @param bodyClasses of which one names the layout; without one of those that are known no swipe closes */
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
