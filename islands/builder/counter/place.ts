import { ancestorsOf } from '../../../src/dom/ancestors'

/** An element's position in the window, and how far the page can still be scrolled; all in px. */
interface Place {
  readonly top: number
  readonly bottom: number
  readonly windowHeight: number
  readonly scrolledUp: number
  readonly scrollableDown: number
}

/** How far a counter has to come into the window (contract 04 §6). */
const NEEDED_PX = 150
/** The browser rounds scroll positions. */
const ROUNDING_PX = 1

/** Whether no scrolling can bring it far enough: near the page's ends, or in a low window. */
export function isScrolledAsFarAsPossible({
  top,
  bottom,
  windowHeight,
  scrolledUp,
  scrollableDown,
}: Place): boolean {
  const isLow = windowHeight < 2 * NEEDED_PX
  const [highest, lowest] = [top - scrollableDown, bottom + scrolledUp]
  return isLow || highest > windowHeight - NEEDED_PX - ROUNDING_PX || lowest < NEEDED_PX + ROUNDING_PX
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

/** Whether scrolling the page moves the element: not inside of a fixed or a scrolling box. */
export function movesWithPage(element: Element): boolean {
  const { body } = element.ownerDocument
  for (const box of ancestorsOf(element)) {
    if (box === body) break
    const { position, overflowY } = getComputedStyle(box)
    const scrolls = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight
    if (position === 'fixed' || scrolls) return false
  }
  return true
}
