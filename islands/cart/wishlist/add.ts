import { announce } from '../../../src/dom/announce'
import { setAttributes } from '../../../src/dom/attributes'
import type { Page } from '../../../src/page/page'
import { fireWishlist } from '../../../src/state/wishlist'
import { themeAction } from '../../../src/wire/ajax'
import { createNotice, type Notice } from '../notice'
import { addRow } from './dropdown'
import { ITEM, ITEM_LINK, readAddLink } from './markup'
import { askForRow } from './wire'

/** The notice of a page; a second product restarts it. */
const notices = new WeakMap<Document, Notice>()
/** Links with a request under way. */
const busy = new WeakSet<Element>()

/**
 * Updates the page after a click on a heart. The click itself goes on to the wishlist plugin or follows the link
 * (contract 02 §4.3).
 */
export async function add(link: HTMLElement, page: Page): Promise<void> {
  const { document, window } = page
  const product = readAddLink(link, window)
  if (!product || busy.has(link)) return
  const { productId, ajaxUrl, added } = product
  const message = added && replaceLink(link, added)
  if (message) announce(document, message)
  const action = themeAction(page, 'uplift_add_to_wishlist')
  if (!ajaxUrl || !action) return
  busy.add(link)
  try {
    const row = await askForRow(ajaxUrl, action, productId)
    if (!row) return
    if (addRow(document, productId, row)) fireWishlist(document, { change: 'added', productId })
    noticeOf(page).show()
  } catch (error) {
    page.report(error, 'call')
  } finally {
    busy.delete(link)
  }
}

/**
 * Shows the "added" part in place of the link, as the server prints it from then on (contract 02 §4.3), and moves the
 * focus along.
 * @returns the part's message for screen readers
 */
function replaceLink(link: HTMLElement, added: HTMLElement): string {
  const message = added.querySelector('.feedback')?.textContent?.trim() ?? ''
  const next = added.querySelector('a')
  const hadFocus = link === link.ownerDocument.activeElement
  swapClass(added, { from: 'hide', to: 'show' })
  added.style.display = 'block'
  swapClass(link, { from: 'show', to: 'hide' })
  link.style.display = 'none'
  // The new link is an icon without text.
  if (next && !next.textContent?.trim() && message) setAttributes(next, { 'aria-label': message })
  if (hadFocus) next?.focus({ preventScroll: true })
  return message
}

function swapClass({ classList }: Element, { from, to }: { from: string; to: string }) {
  classList.remove(from)
  classList.add(to)
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
