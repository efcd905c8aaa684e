import { nonNullable, object, optional, pipe, transform, unknown } from 'valibot'
import type { CartFragments } from '../../../src/state/cart-fragments'
import { jsonAt } from '../../../src/wire/ajax'
import { fragmentsOf } from './cart-cache'
import type { FragmentParams } from './params'

const NAME = 'get_refreshed_fragments'

const Answer = object({
  fragments: nonNullable(pipe(unknown(), transform(fragmentsOf))),
  cart_hash: optional(
    pipe(
      unknown(),
      transform((hash) => (typeof hash === 'string' ? hash : '')),
    ),
    '',
  ),
})

export interface FreshCartAnswer {
  readonly fragments: CartFragments
  /** Empty for an empty cart. */
  readonly hash: string
}

/**
 * Asks the shop plugin for the current cart (contract 02 §3.1). The request does not outlive the page.
 * @throws WireError
 */
export async function askForCart(
  { url, timeLimitMs }: Pick<FragmentParams, 'url' | 'timeLimitMs'>,
  signal: AbortSignal,
): Promise<FreshCartAnswer> {
  const fields = { time: String(Date.now()) }
  const answer = await jsonAt(url, NAME, fields, Answer, { signal, timeLimitMs, outlivesPage: false })
  return { fragments: answer.fragments, hash: answer.cart_hash }
}
