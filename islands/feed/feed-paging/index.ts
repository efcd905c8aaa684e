import { layOut } from '../../../src/page/list-layout'
import type { Page } from '../../../src/page/page'
import type { Mount } from '../../../src/runtime/island'
import { followItems } from '../new-items'
import { type BrowserPages, createBrowserPages } from './browser-pages'
import { loadOnButton } from './load-on-button'
import { buttonOf } from './markup'

/**
 * Shows more of a feed's posts at the press of its button: from the server, or, of events and reviews, of those that are
 * on the page already (contract 05 §11).
 */
export const mount: Mount = (feed, scope) => {
  const pages = createBrowserPages(feed)
  const stopPages = pages && showFirst(feed, pages, scope)
  const button = buttonOf(feed)
  if (button) loadOnButton(feed, button, scope, pages)
  scope.add(() => stopPages?.())
}

function showFirst(feed: HTMLElement, pages: BrowserPages, page: Page): () => void {
  const stop = followItems(feed, 'paging', page, () => {
    if (pages.show().length > 0) layOut(feed)
  })
  return () => {
    stop()
    pages.restore()
  }
}
