/**
 * Keeps the page from scrolling under a panel, where the theme's CSS does not do so. A scroll bar that takes up room
 * leaves that room free, so that nothing on the page moves.
 * @returns the way back
 */
export function lockScroll(window: Window): () => void {
  const { body, documentElement: root } = window.document
  const overflow = (element: Element) => window.getComputedStyle(element).overflowY
  if (overflow(root) === 'hidden' || overflow(body) === 'hidden') return () => {}
  // The window takes the body's overflow only while the root has none of its own. Where both have one, the body scrolls
  // by itself, and what sticks to the window no longer does.
  const scroller = overflow(root) === 'visible' || overflow(root) === '' ? body : root
  const before = { overflow: scroller.style.overflow, gutter: root.style.scrollbarGutter ?? '' }
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
  scroller.style.overflow = 'hidden'
  return () => {
    scroller.style.overflow = before.overflow
    root.style.scrollbarGutter = before.gutter
    for (const each of [root, body]) if (each.getAttribute('style') === '') each.removeAttribute('style')
  }
}
