import { announce } from '../../../src/dom/announce'
import type { Page } from '../../../src/page/page'
import { tellWishlist } from '../../../src/state/wishlist'
import { themeAction } from '../../../src/wire/ajax'
import { createNotice, type Notice } from '../notice'
import { showAdded } from './added-link'
import { addRow } from './dropdown'
import { ITEM, ITEM_LINK, readAddLink } from './markup'
import { askForRow } from './wire'

/** One for all links of a page: a second product starts it anew. */
const notices = new WeakMap<Document, Notice>()
/** Links whose product is being put on the list. */
const busy = new WeakSet<Element>()

/** What happens beside the click's own way to the wishlist plugin, or to the link's address (contract 02 §4.3). */
export async function add(link: HTMLElement, page: Page): Promise<void> {
  const { document, window } = page
  const product = readAddLink(link, window)
  if (!product || busy.has(link)) return
  const { productId, ajaxUrl, added } = product
  const message = added && showAdded(link, added)
  if (message) announce(document, message)
  const action = themeAction(page, 'uplift_add_to_wishlist')
  if (!ajaxUrl || !action) return
  busy.add(link)
  try {
    const row = await askForRow(ajaxUrl, action, productId)
    if (!row) return
    if (addRow(document, productId, row)) tellWishlist(document, { change: 'added', productId })
    noticeOf(page).show()
  } catch (error) {
    page.report(error, 'call')
  } finally {
    busy.delete(link)
  }
}

function noticeOf(page: Page): Notice {
  const { document } = page
  const notice =
    notices.get(document) ??
    createNotice(page, {
      items: () => [...document.querySelectorAll<HTMLElement>(ITEM)],
      itemSelector: ITEM,
      linkSelector: ITEM_LINK,
      highlightAtMs: 0,
    })
  notices.set(document, notice)
  return notice
}
