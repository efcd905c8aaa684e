import { attempt } from '../../../src/page/attempt'
import type { CartFragments } from '../../../src/state/cart-fragments'
import { readCookie } from '../../../src/state/cookies'
import type { CachedCart, CartCookies } from './freshness'
import type { FragmentParams } from './params'

/** The shop plugin's key for the time from which a cart's lifetime counts. */
const CREATED_KEY = 'wc_cart_created'

/** The shop plugin's server sets both cookies when it changes the cart (contract 02 §19). */
export function readCartCookies(): CartCookies {
  const items = Number(readCookie('woocommerce_items_in_cart'))
  return { hash: readCookie('woocommerce_cart_hash') ?? '', items: items > 0 ? items : 0 }
}

/** The copy of the cart in the tab's storage, under the shop plugin's keys: other plugins read and delete it. */
export interface CartCache {
  /** @returns null when there is no copy, or none that can be read */
  read(): CachedCart<CartFragments> | null
  /** The hash of the tab's cart; empty for none. */
  hash(): string
  /** The hash that all tabs share; empty for none. */
  sharedHash(): string
  /** Never throws: where the storage is refused or full nothing is saved. */
  save(cart: CartToSave): void
}

export interface CartToSave {
  readonly fragments: CartFragments
  /** Empty for an empty cart. */
  readonly hash: string
  readonly nowMs: number
  /** Whether this is the server's answer to a request for the whole cart, which restarts the lifetime. */
  readonly isAnswer: boolean
}

export function createCartCache(
  window: Window,
  { fragmentsKey, hashKey }: Pick<FragmentParams, 'fragmentsKey' | 'hashKey'>,
): CartCache {
  const hashIn = (storage: () => Storage) => attempt(() => storage().getItem(hashKey)) ?? ''
  const tab = () => window.sessionStorage
  const allTabs = () => window.localStorage

  return {
    hash: () => hashIn(tab),
    sharedHash: () => hashIn(allTabs),

    read() {
      const fragments = attempt(() => fragmentsOf(JSON.parse(tab().getItem(fragmentsKey) ?? 'null')))
      if (!fragments) return null
      const createdAt = Number(attempt(() => tab().getItem(CREATED_KEY)))
      return { fragments, hash: hashIn(tab), createdAt: createdAt > 0 ? createdAt : null }
    },

    save({ fragments, hash, nowMs, isAnswer }) {
      const startsLifetime = isAnswer ? hash !== '' : hashIn(tab) === ''
      const isSaved = attempt(() => {
        if (startsLifetime) tab().setItem(CREATED_KEY, String(nowMs))
        tab().setItem(fragmentsKey, JSON.stringify(fragments))
        tab().setItem(hashKey, hash)
        return true
      })
      // Without the hash a partly saved copy does not count.
      if (!isSaved) attempt(() => tab().removeItem(hashKey))
      attempt(() => allTabs().setItem(hashKey, hash))
    },
  }
}

/** The fragments that are texts; null for a value that holds no fragments at all. */
export function fragmentsOf(value: unknown): CartFragments | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
