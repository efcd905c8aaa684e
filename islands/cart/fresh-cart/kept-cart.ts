import { attempt } from '../../../src/page/attempt'
import type { CartFragments } from '../../../src/state/cart-fragments'
import type { KeptCart } from './freshness'
import type { FragmentParams } from './params'

/** The shop plugin's name for the moment at which a cart's day began. */
const CREATED_KEY = 'wc_cart_created'

/** The copy of the cart in the tab's storage, under the shop plugin's own keys: other plugins read and drop it. */
export interface KeptCartStore {
  /** Null when there is none, or none that can be read. */
  read(): KeptCart<CartFragments> | null
  /** The hash of the tab's cart; empty for none. */
  hash(): string
  /** The hash that all tabs share; empty for none. */
  sharedHash(): string
  /** Never throws: where the storage is refused or full nothing is kept. */
  keep(cart: CartToKeep): void
}

export interface CartToKeep {
  readonly fragments: CartFragments
  /** Empty for an empty cart. */
  readonly hash: string
  readonly nowMs: number
  /** Whether the server was asked for the whole cart just now: its day then starts anew. */
  readonly isAnswer: boolean
}

export function createKeptCartStore(
  window: Window,
  { fragmentsKey, hashKey }: Pick<FragmentParams, 'fragmentsKey' | 'hashKey'>,
): KeptCartStore {
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

    keep({ fragments, hash, nowMs, isAnswer }) {
      const isDayOne = isAnswer ? hash !== '' : hashIn(tab) === ''
      const isKept = attempt(() => {
        if (isDayOne) tab().setItem(CREATED_KEY, String(nowMs))
        tab().setItem(fragmentsKey, JSON.stringify(fragments))
        tab().setItem(hashKey, hash)
        return true
      })
      // What was kept in part might be taken for the cart of another hash.
      if (!isKept) attempt(() => tab().removeItem(hashKey))
      attempt(() => allTabs().setItem(hashKey, hash))
    },
  }
}

/** Of what is said to be fragments, those that are. Null when it is no such thing at all. */
export function fragmentsOf(value: unknown): CartFragments | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
