import { createAdoption } from '../../src/page/adoption'

/**
 * Keeps the page from scrolling behind the quick view, and from moving aside where its scroll bar was.
 * @returns the way back, to where the page was scrolled to
 */
export function holdPage(window: Window): () => void {
  const { documentElement: root } = window.document
  const { scrollX, scrollY } = window
  const adopted = createAdoption()
  const scrollBar = window.innerWidth - root.clientWidth
  adopted.style(root, 'overflow', 'hidden')
  if (scrollBar > 0) adopted.style(root, 'margin-right', `${scrollBar}px`)
  return () => {
    adopted.restore()
    if (window.scrollX === scrollX && window.scrollY === scrollY) return
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}
