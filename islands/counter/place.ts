/** Where something stands in the window, and how far the page can still be scrolled; all in px. */
export interface Place {
  readonly top: number
  readonly bottom: number
  readonly windowHeight: number
  readonly scrolledUp: number
  readonly scrollableDown: number
}

/** How far a counter has to come into the window (contract 04 §6). */
const FAR_PX = 150

/**
 * Whether a counter starts: it has come far enough into the window, from below or above, or is in view and can never
 * come so far, near the page's ends or in a low window.
 */
export function mayStart({ top, bottom, windowHeight, scrolledUp, scrollableDown }: Place): boolean {
  if (bottom < 0 || top > windowHeight) return false
  const lowest = windowHeight - FAR_PX
  const highest = FAR_PX - (bottom - top)
  if (top <= lowest && top >= highest) return true
  return highest > lowest || top - scrollableDown > lowest || top + scrolledUp < highest
}

export function placeOf(window: Window, element: Element): Place {
  const { clientHeight, scrollHeight } = window.document.documentElement
  const { top, bottom } = element.getBoundingClientRect()
  const windowHeight = clientHeight || window.innerHeight
  return {
    top,
    bottom,
    windowHeight,
    scrolledUp: window.scrollY,
    scrollableDown: Math.max(0, scrollHeight - windowHeight - window.scrollY),
  }
}
