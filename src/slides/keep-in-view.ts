import type { Scope } from '../page/scope'

export interface InViewHandlers {
  /** The keyboard has brought the focus to this. */
  onFocus(target: Element): void
  /** The browser has scrolled on to something else, by so many px, which is undone. */
  onScroll(px: number): void
}

/**
 * The browser scrolls to what gets the focus, to an address's target and to a word that is looked for, also inside of
 * what only a script is to move.
 */
export function keepInView(
  viewport: HTMLElement,
  { listen, after }: Scope,
  { onFocus, onScroll }: InViewHandlers,
): void {
  let isPressed = false
  // What is pressed is in view.
  listen(viewport, 'pointerdown', () => {
    isPressed = true
    after(0, () => {
      isPressed = false
    })
  })
  listen(viewport, 'focusin', ({ target }) => {
    if (!isPressed && target instanceof Element) onFocus(target)
  })
  listen(viewport, 'scroll', () => {
    // It counts backwards where the page is written from right to left.
    const px = Math.abs(viewport.scrollLeft)
    if (px === 0) return
    viewport.scrollLeft = 0
    onScroll(px)
  })
}
