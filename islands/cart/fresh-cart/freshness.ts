/** A tab's copy of the cart. */
export interface CachedCart<Fragments> {
  readonly fragments: Fragments
  readonly hash: string
  /** The start of its lifetime in ms since 1970; null when it is unknown. */
  readonly createdAt: number | null
}

/** The shop plugin's two cookies. */
export interface CartCookies {
  /** Empty for none. */
  readonly hash: string
  readonly items: number
}

/** A copy expires after a day, since prices and stock may have changed. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000
/** The fragment that the shop plugin always sends; a copy without it was made by another plugin. */
const OWN_FRAGMENT = 'div.widget_shopping_cart_content'

/** The first step with the page's cart (contract 02 §3.1); `leave` where there is no cart. */
export type Step = 'leave' | 'show cached' | 'ask'

export const hasCart = ({ hash, items }: CartCookies) => hash !== '' || items > 0

export function stepFor(
  cookies: CartCookies,
  cached: CachedCart<Readonly<Record<string, string>>> | null,
  nowMs: number,
): Step {
  if (!hasCart(cookies)) return 'leave'
  if (!cached || cached.hash === '' || cached.hash !== cookies.hash) return 'ask'
  return cached.fragments[OWN_FRAGMENT] && timeLeftMs(cached, nowMs) > 0 ? 'show cached' : 'ask'
}

/** How long a copy is still valid; 0 when it has expired, or its age is unknown or in the future. */
export function timeLeftMs({ createdAt }: Pick<CachedCart<unknown>, 'createdAt'>, nowMs: number): number {
  if (createdAt === null || createdAt > nowMs) return 0
  return Math.max(0, createdAt + LIFETIME_MS - nowMs)
}
