import { listen } from '../dom/listen'
import { isRecord } from '../page/is-record'

/** The cart as the page's header shows it. */
export interface Cart {
  /** Pieces, not lines; never below 0. */
  readonly count: number
  /** The total as the server prints it, with the currency. */
  readonly total: string
}

const COUNT = '.cart-contents .num-items'
const TOTAL = '.cart-contents .amount'

/** The cart that was read last. */
const lastCarts = new WeakMap<Document, Cart>()

/** Reads the page's first cart. @returns null on pages without one */
export function readCart(document: Document): Cart | null {
  const count = document.querySelector(COUNT)
  if (!count) return null
  return {
    count: Math.max(0, parseCount(count.textContent ?? '')),
    total: document.querySelector(TOTAL)?.textContent?.trim() ?? '',
  }
}

/** `1,024` is 1024, `-2` is -2; a text without digits is 0. */
export function parseCount(text: string): number {
  const number = Number(text.replace(/\D/g, ''))
  if (!Number.isSafeInteger(number)) return 0
  return number > 0 && text.trim().startsWith('-') ? -number : number
}

/** Fires `laurel:cart` for the site's scripts if the page shows another cart than at the last call. */
export function fireCart(document: Document): void {
  const cart = readCart(document)
  const before = lastCarts.get(document)
  if (!cart || (before && before.count === cart.count && before.total === cart.total)) return
  lastCarts.set(document, cart)
  // The first call only notes what the server printed.
  if (before) document.dispatchEvent(new CustomEvent('laurel:cart', { detail: cart }))
}

/** Between laurel's islands; not public. */
const CHANGE_EVENT = 'laurel-cart-change'

/** A call of laurel's has changed the server's cart, and the page shows the result. */
export interface CartChange {
  /** The page may show an older cart than the server's, which has to be requested. */
  readonly isInDoubt: boolean
}

/**
 * Announces a change to the island that refreshes the cart.
 * @returns whether there is one
 */
export function announceCartChange(document: Document, detail: CartChange): boolean {
  return !document.dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail, cancelable: true }))
}

/** Listens to {@link announceCartChange}. @returns a function that stops it */
export function onCartChange(document: Document, listener: (change: CartChange) => void): () => void {
  return listen(document, [CHANGE_EVENT], (event) => {
    event.preventDefault()
    const detail = 'detail' in event ? event.detail : null
    listener({ isInDoubt: isRecord(detail) && detail['isInDoubt'] === true })
  })
}
