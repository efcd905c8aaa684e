import type { Mount } from '../../../src/page/island'
import { layOut } from '../../../src/page/list-layout'
import { followItems } from '../new-items'
import { createBrowserPages } from './browser-pages'
import { loadOnButton } from './load-on-button'
import { buttonOf } from './markup'

/**
 * Shows more of a feed's posts at the press of its button: from the server, or, of events and reviews, of those that are
 * on the page already (contract 05 §11).
 */
export const mount: Mount = (feed, scope) => {
  const pages = createBrowserPages(feed, scope)
  if (pages) {
    followItems(feed, 'paging', scope, () => {
      if (pages.show().length > 0) layOut(feed)
    })
  }
  const button = buttonOf(feed)
  if (button) loadOnButton(feed, button, scope, pages)
}
