import type { Page } from '../../src/page/page'

/**
 * Keeps what a visitor who has scrolled into a list reads where they see it, while items come in before it. Browsers do
 * so by themselves, but not where a script places the items.
 * @returns to be called once the items are in
 */
export function holdPlace(list: Element, { window }: Pick<Page, 'window'>): () => void {
  const read = list.getBoundingClientRect().top < 0 ? mostSeen(list, window) : undefined
  if (!read) return () => {}
  const { top } = read.getBoundingClientRect()
  function settle() {
    const by = read?.isConnected ? read.getBoundingClientRect().top - top : 0
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
  }
  // Who lays out the list does so as soon as the page's changes are told.
  return () => queueMicrotask(settle)
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
