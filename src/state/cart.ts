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
