import { atom, type PreinitializedWritableAtom } from 'nanostores'
import { guestLoves } from '../../../src/state/guest-loves'
import { answered, type Love, nextAction, type PostId } from './love'
import { type LoveService, sendLove } from './wire'

const stores = new Map<PostId, PreinitializedWritableAtom<Love>>()

/**
 * The one state that all buttons of a post share. The first button to come to life brings what the server printed,
 * and for guests, of whom the server knows nothing, what their browser remembers.
 */
export function loveOf(
  post: PostId,
  printed: Love,
  { guest }: LoveService,
): PreinitializedWritableAtom<Love> {
  const store =
    stores.get(post) ?? atom({ ...printed, loved: printed.loved || (guest && guestLoves.has(post)) })
  stores.set(post, store)
  return store
}

/**
 * Asks the server for the other state. It outlives the button that was clicked: a stored love must reach the
 * guest's cookie and the post's other buttons even if that button has left the page meanwhile.
 * @throws WireError after the state is back where it was
 */
export async function toggleLove(post: PostId, service: LoveService): Promise<void> {
  const store = stores.get(post)
  const love = store?.get()
  if (!store || !love || love.pending) return
  store.set({ ...love, pending: true })
  try {
    const answer = await sendLove(service, post, nextAction(love, service.guest && guestLoves.has(post)))
    if (service.guest) guestLoves[answer === 'loved' ? 'remember' : 'forget'](post)
    store.set(answered(love, answer))
  } catch (error) {
    store.set(love)
    throw error
  }
}
