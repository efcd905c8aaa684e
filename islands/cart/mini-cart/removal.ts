import { atom } from 'nanostores'
import { triggerWhenReady } from '../../../legacy-shims/jquery-events'
import { announce } from '../../../src/dom/announce'
import { listen } from '../../../src/dom/listen'
import type { Page } from '../../../src/page/page'
import { tellCartChange } from '../../../src/state/cart'
import { isAborted } from '../../../src/wire/wire-error'
import {
  type BagAction,
  headerSentence,
  isBusy,
  isToBeAsked,
  isUnderWay,
  quantityOf,
  reduceBag,
  type Total,
  UNREAD_BAG,
} from './bag'
import { type RemoveLink, readBag, readTexts } from './markup'
import { removeFromCart } from './wire'

/** How long a removed row still shows (spec storefront §2); counted from the answer. */
const ROW_STAYS_MS = 1000
const VIEW_CART_BUTTON = '.shopping-bag .bag-button'

/** The one bag of the page. It outlives its copies in the header, which the shop plugin replaces at any moment. */
export const $bag = atom(UNREAD_BAG)

export const dispatch = (action: BagAction) => $bag.set(reduceBag($bag.get(), action))

/** Takes what the server has printed: at first, and again whenever a copy of the bag turns up. */
export function takePrinted(page: Page): void {
  dispatch({ type: 'read', ...readBag(page.document) })
  askWhenInDoubt(page)
}

/**
 * Removes a line, and does what the page's kind asks for afterwards (contract 02 §1.4).
 * @param action what the server calls it
 */
export async function removeLine(action: string, link: RemoveLink, page: Page): Promise<void> {
  const { key, lines } = link
  const bag = $bag.get()
  if (isBusy(bag, key)) return
  dispatch({ type: 'removing', key, quantity: quantityOf(bag, lines, key) })
  const id = $bag.get().sent
  const asked = { id, link, page }
  const total = await removeFromCart(action, link).catch((error) => fail(error, asked))
  if (total) take(total, asked)
}

interface Asked {
  readonly id: number
  readonly link: RemoveLink
  readonly page: Page
}

function take(total: Total, { id, link: { key }, page }: Asked) {
  finish(page)
  // Newer markup may hold the same product once more: that row does not leave.
  if (isUnderWay($bag.get(), id)) setTimeout(() => dispatch({ type: 'left', key }), ROW_STAYS_MS)
  dispatch({ type: 'removed', id, total })
  announceCount(page)
  tellCartChange(page.document, { isInDoubt: false })
  askWhenInDoubt(page)
}

/** The server's own link has to do it instead, unless newer markup has told that the line is gone. */
function fail(error: unknown, { id, link, page }: Asked): void {
  const isLeftToDo = isUnderWay($bag.get(), id)
  dispatch({ type: 'failed', id })
  page.report(error, 'call')
  // The visitor is leaving. What became of it is asked when they come back, from the back/forward cache.
  if (isAborted(error)) listen(page.window, ['pageshow'], () => askWhenInDoubt(page), { once: true })
  else if (isLeftToDo && link.href) page.navigation.follow(link.href)
  else askWhenInDoubt(page)
}

/** Who keeps the cart fresh asks for it; else the shop plugin's script, if it is there, and if it hears. */
function askWhenInDoubt({ document, window }: Page) {
  if (!isToBeAsked($bag.get())) return
  dispatch({ type: 'asked' })
  if (!tellCartChange(document, { isInDoubt: true })) {
    triggerWhenReady(window, document.body, 'wc_fragment_refresh')
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
