import { picklist, pipe, string, trim } from 'valibot'
import * as ajax from '../../../src/wire/ajax'
import type { LoveAction, LoveAnswer, PostId } from './love'

/** Where and as whom to love; one per page, printed by the theme. */
export interface LoveService {
  readonly url: string
  readonly user: string
  readonly nonce: string
  readonly errorText: string
  readonly guest: boolean
}

const Answer = pipe(string(), trim(), picklist(['loved', 'unloved']))

/**
 * Loves or unloves a post (spec storefront §7).
 * @throws WireError: `unexpected` for `failed` (nothing stored), an empty body (expired nonce) and `0` (no such action)
 */
export function sendLove(service: LoveService, post: PostId, action: LoveAction): Promise<LoveAnswer> {
  const fields = { item_id: post, user_id: service.user, love_it_nonce: service.nonce }
  return ajax.text(service.url, action, fields, Answer)
}
