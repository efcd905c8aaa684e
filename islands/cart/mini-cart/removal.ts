import { atom } from 'nanostores'
import { triggerWhenReady } from '../../../legacy-shims/jquery-events'
import { announce } from '../../../src/dom/announce'
import { listen } from '../../../src/dom/listen'
import type { Page } from '../../../src/page/page'
import { announceCartChange } from '../../../src/state/cart'
import { isAborted } from '../../../src/wire/wire-error'
import {
  type BagAction,
  headerSentence,
  isBusy,
  isUnderWay,
  needsRefresh,
  quantityOf,
  reduceBag,
  type Total,
  UNREAD_BAG,
} from './bag'
import { defaultTexts, type RemoveLink, readBag, readTexts } from './markup'
import { removeFromCart } from './wire'

/** How long a removed row still shows after the answer (spec storefront §2). */
const ROW_STAYS_MS = 1000
const VIEW_CART_BUTTON = '.shopping-bag .bag-button'

/** The page's one bag. It outlives its copies in the header, which the shop plugin replaces. */
export const $bag = atom(UNREAD_BAG)
/** The texts on the page when the bag was last read or a line removed. */
export const $texts = atom(defaultTexts())

const dispatch = (action: BagAction) => $bag.set(reduceBag($bag.get(), action))

/** Reads the printed bag, at first and again for every new copy of it. */
export function readPage(page: Page): void {
  $texts.set(readTexts(page.document))
  dispatch({ type: 'read', ...readBag(page.document) })
  refreshIfInDoubt(page)
}

/**
 * Removes a line, and afterwards updates the cart and checkout pages (contract 02 §1.4).
 * @param action the server's name of the ajax action
 */
export async function removeLine(action: string, link: RemoveLink, page: Page): Promise<void> {
  const { key, lines } = link
  const bag = $bag.get()
  if (isBusy(bag, key)) return
  dispatch({ type: 'removing', key, quantity: quantityOf(bag, lines, key) })
  const request = { id: $bag.get().lastRemovalId, link, page }
  const total = await removeFromCart(action, link).catch((error) => onFailure(error, request))
  if (total) onRemoved(total, request)
}

interface RemovalRequest {
  readonly id: number
  readonly link: RemoveLink
  readonly page: Page
}

function onRemoved(total: Total, { id, link: { key }, page }: RemovalRequest) {
  updateCartPages(page)
  // After later markup the row stays: the product may have been added again.
  if (isUnderWay($bag.get(), id)) setTimeout(() => dispatch({ type: 'left', key }), ROW_STAYS_MS)
  $texts.set(readTexts(page.document))
  dispatch({ type: 'removed', id, total })
  announceCount(page)
  announceCartChange(page.document, { isInDoubt: false })
  refreshIfInDoubt(page)
}

/** Follows the link's own address instead, unless later markup shows that the line is gone. */
function onFailure(error: unknown, { id, link, page }: RemovalRequest): void {
  const isStillWanted = isUnderWay($bag.get(), id)
  dispatch({ type: 'failed', id })
  page.report(error, 'call')
  // An aborted request means that the visitor leaves; they may come back by the back/forward cache.
  if (isAborted(error)) listen(page.window, ['pageshow'], () => refreshIfInDoubt(page), { once: true })
  else if (isStillWanted && link.href) page.navigation.follow(link.href)
  else refreshIfInDoubt(page)
}

/** Asks `fresh-cart` for the cart; without that island the shop plugin's script. */
function refreshIfInDoubt({ document, window }: Page) {
  if (!needsRefresh($bag.get())) return
  dispatch({ type: 'asked' })
  if (!announceCartChange(document, { isInDoubt: true })) {
    triggerWhenReady(window, document.body, 'wc_fragment_refresh')
  }
}

/** These two pages show the cart in their content: the checkout leads on to the cart page, which is reloaded. */
function updateCartPages(page: Page) {
  if (page.is('woocommerce-checkout')) page.element(VIEW_CART_BUTTON)?.click()
  if (page.is('woocommerce-cart')) page.navigation.reload()
}

function announceCount({ document }: Page) {
  const { count } = $bag.get()
  const texts = $texts.get()
  announce(document, count > 0 ? headerSentence(count, texts) : texts.empty)
}
