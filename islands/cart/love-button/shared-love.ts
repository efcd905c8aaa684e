import { atom, type PreinitializedWritableAtom } from 'nanostores'
import { picklist, pipe, string, trim } from 'valibot'
import { guestLoves } from '../../../src/state/guest-loves'
import * as ajax from '../../../src/wire/ajax'
import { answered, type Love, type LoveAction, type LoveAnswer, nextAction, type PostId } from './love'
import type { LoveService } from './markup'

const Answer = pipe(string(), trim(), picklist(['loved', 'unloved']))

const stores = new Map<PostId, PreinitializedWritableAtom<Love>>()

/**
 * The state that all buttons of a post share. It starts with what the server printed for the first of them, and for
 * guests, whose loves the server does not know, with their cookie.
 */
export function sharedLove(
  post: PostId,
  printed: Love,
  { isGuest }: LoveService,
): PreinitializedWritableAtom<Love> {
  const store =
    stores.get(post) ?? atom({ ...printed, loved: printed.loved || (isGuest && guestLoves.has(post)) })
  stores.set(post, store)
  return store
}

/**
 * Asks the server to love or unlove a post. The answer is applied even if the clicked button has left the page: it
 * must reach the guest's cookie and the post's other buttons.
 * @throws WireError after the state is back where it was
 */
export async function toggleLove(post: PostId, service: LoveService): Promise<void> {
  const store = stores.get(post)
  const love = store?.get()
  if (!store || !love || love.pending) return
  store.set({ ...love, pending: true })
  try {
    const answer = await sendLove(service, post, nextAction(love, service.isGuest && guestLoves.has(post)))
    if (service.isGuest) guestLoves[answer === 'loved' ? 'remember' : 'forget'](post)
    store.set(answered(love, answer))
  } catch (error) {
    store.set(love)
    throw error
  }
}

/**
 * The request of spec storefront §7.
 * @throws WireError: `unexpected` for `failed` (nothing stored), an empty body (expired nonce) and `0` (no such action)
 */
function sendLove(service: LoveService, post: PostId, action: LoveAction): Promise<LoveAnswer> {
  const fields = { item_id: post, user_id: service.user, love_it_nonce: service.nonce }
  return ajax.text(service.url, action, fields, Answer)
}
