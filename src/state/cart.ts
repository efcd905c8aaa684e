import { listen } from '../dom/listen'
import { isRecord } from '../page/is-record'

/** The cart as the page's header shows it. */
export interface Cart {
  /** Pieces, not lines; never below 0. */
  readonly count: number
  /** The total as the server writes it, currency and all; laurel never adds up prices. */
  readonly total: string
}

const COUNT = '.cart-contents .num-items'
const TOTAL = '.cart-contents .amount'

const told = new WeakMap<Document, Cart>()

/** Reads the first bag of the page. Null on pages without one. */
export function readCart(document: Document): Cart | null {
  const count = document.querySelector(COUNT)
  if (!count) return null
  return {
    count: Math.max(0, parseCount(count.textContent ?? '')),
    total: document.querySelector(TOTAL)?.textContent?.trim() ?? '',
  }
}

/** `1,024` is 1024, `-2` is -2; what holds no digit is 0. */
export function parseCount(text: string): number {
  const number = Number(text.replace(/\D/g, ''))
  if (!Number.isSafeInteger(number)) return 0
  return number > 0 && text.trim().startsWith('-') ? -number : number
}

/** Tells the site's scripts by `laurel:cart` what the bag shows now, if that is another thing than before. */
export function tellCart(document: Document): void {
  const cart = readCart(document)
  const before = told.get(document)
  if (!cart || (before && before.count === cart.count && before.total === cart.total)) return
  told.set(document, cart)
  // The first look only takes note of what the server printed.
  if (before) document.dispatchEvent(new CustomEvent('laurel:cart', { detail: cart }))
}

/** Between laurel's own islands, and no part of what others may listen to. */
const CHANGE_EVENT = 'laurel-cart-change'

/** The server's cart has changed by a call of laurel's, of which the page shows the outcome. */
export interface CartChange {
  /** What the page shows may be an older cart than the server's: the server is to be asked. */
  readonly isInDoubt: boolean
}

/**
 * Tells whoever keeps the cart fresh.
 * @returns whether anybody does
 */
export function tellCartChange(document: Document, detail: CartChange): boolean {
  return !document.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail, cancelable: true }))
}

/** Hears of {@link tellCartChange}. @returns the way to stop */
export function onCartChange(document: Document, listener: (change: CartChange) => void): () => void {
  return listen(document, [CHANGE_EVENT], (event) => {
    event.preventDefault()
    const detail = 'detail' in event ? event.detail : null
    listener({ isInDoubt: isRecord(detail) && detail['isInDoubt'] === true })
  })
}
