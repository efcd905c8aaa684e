import { styleOriginal } from '../../../src/dom/original'

/**
 * Keeps the page from scrolling behind the quick view, and from moving aside where its scroll bar was.
 * @returns the way back, to where the page was scrolled to
 */
export function holdPage(window: Window): () => void {
  const { documentElement: root } = window.document
  const { scrollX, scrollY } = window
  const [overflow, margin] = [styleOriginal(root, 'overflow'), styleOriginal(root, 'margin-right')]
  const scrollBar = window.innerWidth - root.clientWidth
  overflow.set('hidden')
  if (scrollBar > 0) margin.set(`${scrollBar}px`)
  return () => {
    overflow.restore()
    margin.restore()
    if (window.scrollX === scrollX && window.scrollY === scrollY) return
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}
