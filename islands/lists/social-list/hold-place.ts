import type { Glides } from '../../../src/motion/glide'
import type { Page } from '../../../src/page/page'

/**
 * What a visitor sees of a list does not jump while items come in: its items glide to their new places. Who has scrolled
 * into it keeps what they read where they see it; browsers do so by themselves, but not where a script places the items.
 * @returns to be called once the items are in
 */
export function holdPlace(list: Element, { window }: Pick<Page, 'window'>, glides: Glides): () => void {
  const isScrolledInto = list.getBoundingClientRect().top < 0
  const settle = isScrolledInto ? keepInView(list, window) : glides.from(list.children)
  // Who lays out the list does so as soon as the page's changes are told.
  return () => queueMicrotask(settle)
}

function keepInView(list: Element, window: Window): () => void {
  const read = mostSeen(list, window)
  if (!read) return () => {}
  const { top } = read.getBoundingClientRect()
  return () => {
    const by = read.isConnected ? read.getBoundingClientRect().top - top : 0
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
  }
}

function mostSeen(list: Element, { innerHeight }: Window): Element | undefined {
  let most = 0
  let found: Element | undefined
  for (const item of list.children) {
    const { top, bottom } = item.getBoundingClientRect()
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
    if (seen <= most) continue
    most = seen
    found = item
  }
  return found
}
