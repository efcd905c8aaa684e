import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Mount } from '../../../src/page/island'
import { layList } from './lay'
import { itemsIn, readList, sidebarIn } from './markup'

/** Contract 02 §6.5. */
const SIDEBAR_FADE_MS = 500

/** Packs a shop's list with products of several sizes or with a sidebar. The style sheet lays out plain rows. */
export const mount: Mount = (host, scope) => {
  const { window } = scope
  const packed = readList(host)
  if (!packed) return
  const { list, kind } = packed
  const adopted = scope.adopt
  let cancelLay = () => {}

  const observer = 'ResizeObserver' in window ? scope.observe(ResizeObserver, laySoon) : undefined
  const removals = scope.observe(MutationObserver, (records) => {
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) laySoon()
  })
  function observe() {
    for (const element of [list, ...itemsIn(list)]) observer?.observe(element)
  }
  function lay() {
    layList({ list, kind }, adopted)
  }
  /** A layout during the observer's callback would cause the browser's "ResizeObserver loop" error. */
  function laySoon() {
    cancelLay()
    cancelLay = scope.frame(lay)
  }
  function showSidebar() {
    const sidebar = sidebarIn(list)
    if (!sidebar || kind === 'masonry') return
    const from = window.getComputedStyle(sidebar).opacity
    adopted.style(sidebar, 'opacity', '1')
    if (prefersReducedMotion(window)) return
    sidebar.animate?.([{ opacity: from }, { opacity: 1 }], { duration: SIDEBAR_FADE_MS })
  }
  function begin() {
    lay()
    observe()
    removals.observe(list, { childList: true })
    showSidebar()
  }

  scope.onMarkup((roots) => {
    if (!roots.some((root) => list.contains(root))) return
    lay()
    observe()
  })
  if (kind === 'masonry' || window.document.readyState === 'complete') begin()
  else scope.listen(window, 'load', begin, { once: true })
}
