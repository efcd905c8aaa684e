/**
 * Keeps the page from scrolling under a panel, where the theme's CSS does not. The room of the scroll bar stays free, so
 * that nothing on the page moves.
 * @returns a function that undoes it
 */
export function lockScroll(window: Window): () => void {
  const { body, documentElement: root } = window.document
  const overflow = (element: Element) => window.getComputedStyle(element).overflowY
  if (overflow(root) === 'hidden' || overflow(body) === 'hidden') return () => {}
  // The body's overflow applies to the window only while the root has none. If both had one, the body would scroll by
  // itself, and sticky elements would no longer stick to the window.
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
