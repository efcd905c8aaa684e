import type { Page } from '../../../../src/page/page'
import type { Post } from '../../post'
import type { Comment } from './comment-wire'
import { fetchReplies } from './replies-wire'

/** The replies to one comment (contract 05 §7.5). */
export interface Replies {
  readonly isOpen: boolean
  readonly isLoading: boolean
  /** Undefined until the network has answered. */
  readonly list?: readonly Comment[]
}

export const CLOSED: Replies = { isOpen: false, isLoading: false }

/**
 * Opens or closes the replies to a comment; they are fetched when they are opened for the first time. Without an answer
 * the next opening asks again. A press while they are loading does nothing.
 */
export async function toggleReplies(
  { item, $replies }: Post,
  commentId: string,
  { window, report }: Pick<Page, 'window' | 'report'>,
  signal: AbortSignal,
): Promise<void> {
  const current = () => $replies.get()[commentId] ?? CLOSED
  const change = (to: Partial<Replies>) =>
    $replies.set({ ...$replies.get(), [commentId]: { ...current(), ...to } })
  const { isOpen, isLoading, list } = current()
  if (isLoading) return
  const isNeeded = !isOpen && !list
  change({ isOpen: !isOpen, isLoading: isNeeded })
  if (!isNeeded) return
  try {
    const answer = await fetchReplies(window, { commentId, item }, signal)
    if (answer && !signal.aborted) change({ list: answer })
  } catch (cause) {
    if (!signal.aborted) report(cause, 'call')
  } finally {
    change({ isLoading: false })
  }
}
