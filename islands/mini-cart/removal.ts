import { atom } from 'nanostores'
import { announce } from '../../src/page/announce'
import type { Page } from '../../src/page/page'
import { type BagAction, headerSentence, isBusy, quantityOf, reduceBag, UNREAD_BAG } from './bag'
import { type RemoveLink, readBag, readTexts } from './markup'
import { removeFromCart } from './wire'

/** How long a removed row still shows (spec storefront §2); counted from the answer. */
const ROW_STAYS_MS = 1000
const VIEW_CART_BUTTON = '.shopping-bag .bag-button'

/** The one bag of the page. It outlives its copies in the header, which the shop plugin replaces at any moment. */
export const $bag = atom(UNREAD_BAG)

export const dispatch = (action: BagAction) => $bag.set(reduceBag($bag.get(), action))

/** Takes what the server has printed: at first, and again whenever a copy of the bag turns up. */
export function takePrinted(document: Document): void {
  dispatch({ type: 'read', ...readBag(document) })
}

/** Removes a line, and does what the page's kind asks for afterwards (contract 02 §1.4). */
export async function removeLine(link: RemoveLink, page: Page): Promise<void> {
  const { key, lines } = link
  const bag = $bag.get()
  if (isBusy(bag, key)) return
  dispatch({ type: 'removing', key, quantity: quantityOf(bag, lines, key) })
  const total = await askServer(link, page)
  if (total === null) return
  finish(page)
  dispatch({ type: 'removed', key, total })
  setTimeout(() => dispatch({ type: 'left', key }), ROW_STAYS_MS)
  announceCount(page)
}

/** @returns the new total; null when the server's own link has to do it instead */
async function askServer(link: RemoveLink, page: Page): Promise<string | null> {
  try {
    return await removeFromCart(link)
  } catch (error) {
    dispatch({ type: 'failed', key: link.key })
    page.report(error, 'call')
    if (link.href) page.navigation.follow(link.href)
    return null
  }
}

/** Checkout and cart page show the cart themselves: they must show the new one. */
function finish(page: Page) {
  if (page.is('woocommerce-checkout')) page.element(VIEW_CART_BUTTON)?.click()
  if (page.is('woocommerce-cart')) page.navigation.reload()
}

function announceCount({ document }: Page) {
  const { count } = $bag.get()
  const texts = readTexts(document)
  announce(document, count > 0 ? headerSentence(count, texts) : texts.empty)
}
