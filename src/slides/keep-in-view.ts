import type { Scope } from '../page/scope'

interface InViewHandlers {
  /** The keyboard has moved the focus to this element. */
  onFocus(target: Element): void
  /** The browser has scrolled the viewport by this distance, which is undone. */
  onScroll(px: number): void
}

/**
 * A browser scrolls a slider's viewport to the focus, to an address's target and to a word of its search. The slider
 * undoes that and moves to the slide itself.
 */
export function keepInView(
  viewport: HTMLElement,
  { listen, after }: Scope,
  { onFocus, onScroll }: InViewHandlers,
): void {
  let isPressed = false
  // An element that is pressed is in view.
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
    // It is negative on pages that are written from right to left.
    const px = Math.abs(viewport.scrollLeft)
    if (px === 0) return
    viewport.scrollLeft = 0
    onScroll(px)
  })
}
