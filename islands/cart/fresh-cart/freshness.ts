/** The fragments that a tab has kept, and of which cart. */
export interface KeptCart<Fragments> {
  readonly fragments: Fragments
  readonly hash: string
  /** When its day began, in ms since 1970: with the cart, or with the last answer; null when nobody knows. */
  readonly createdAt: number | null
}

/** What the shop plugin's two cookies say of the visitor's cart. */
export interface CartCookies {
  /** Empty for none. */
  readonly hash: string
  readonly items: number
}

/** A kept cart is forgotten after a day, as the server's prices and stock may have changed. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000
/** The one fragment that the shop plugin itself always sends: without it the copy is somebody else's. */
const OWN_FRAGMENT = 'div.widget_shopping_cart_content'

/** What a page does about its cart when it is shown (contract 02 §3.1). */
export type Step =
  /** No cart: the page is right as it is printed. */
  'leave' | 'show kept' | 'ask'

export const hasCart = ({ hash, items }: CartCookies) => hash !== '' || items > 0

export function stepFor(
  cookies: CartCookies,
  kept: KeptCart<Readonly<Record<string, string>>> | null,
  nowMs: number,
): Step {
  if (!hasCart(cookies)) return 'leave'
  if (!kept || kept.hash === '' || kept.hash !== cookies.hash) return 'ask'
  return kept.fragments[OWN_FRAGMENT] && timeLeftMs(kept, nowMs) > 0 ? 'show kept' : 'ask'
}

/** How long a kept cart is still good; 0 when it is not, or its age is unknown or impossible. */
export function timeLeftMs({ createdAt }: Pick<KeptCart<unknown>, 'createdAt'>, nowMs: number): number {
  if (createdAt === null || createdAt > nowMs) return 0
  return Math.max(0, createdAt + LIFETIME_MS - nowMs)
}
