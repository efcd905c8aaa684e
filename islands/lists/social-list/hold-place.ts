import type { Glides } from '../../../src/motion/glide'
import type { Page } from '../../../src/page/page'

/**
 * Keeps a list from jumping while items are added. Its items glide to their new places; if the visitor has scrolled into
 * the list, the item that fills most of the window stays in place. Browsers' own scroll anchoring does not work where a
 * script positions the items.
 * @returns a function to call after the items were added
 */
export function holdPlace(list: Element, { window }: Pick<Page, 'window'>, glides: Glides): () => void {
  const isScrolledInto = list.getBoundingClientRect().top < 0
  const settle = isScrolledInto ? keepInView(list, window) : glides.from(list.children)
  // Masonry lays out the list when it is told of the new markup, before this microtask.
  return () => queueMicrotask(settle)
}

function keepInView(list: Element, window: Window): () => void {
  const item = mostVisibleItem(list, window)
  if (!item) return () => {}
  const { top } = item.getBoundingClientRect()
  return () => {
    const by = item.isConnected ? item.getBoundingClientRect().top - top : 0
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
  }
}

function mostVisibleItem(list: Element, { innerHeight }: Window): Element | undefined {
  let most = 0
  let found: Element | undefined
  for (const item of list.children) {
    const { top, bottom } = item.getBoundingClientRect()
    const visible = Math.min(bottom, innerHeight) - Math.max(top, 0)
    if (visible <= most) continue
    most = visible
    found = item
  }
  return found
}
