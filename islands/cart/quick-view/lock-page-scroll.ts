import { styleOriginal } from '../../../src/dom/original'

/**
 * Keeps the page behind the quick view from scrolling. A margin takes the place of the scroll bar, so nothing moves.
 * @returns a function that unlocks the page and scrolls back to where it was
 */
export function lockPageScroll(window: Window): () => void {
  const { documentElement: root } = window.document
  const { scrollX, scrollY } = window
  const [overflow, margin] = [styleOriginal(root, 'overflow'), styleOriginal(root, 'margin-right')]
  const scrollBarPx = window.innerWidth - root.clientWidth
  overflow.set('hidden')
  if (scrollBarPx > 0) margin.set(`${scrollBarPx}px`)
  return () => {
    overflow.restore()
    margin.restore()
    if (window.scrollX === scrollX && window.scrollY === scrollY) return
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}
