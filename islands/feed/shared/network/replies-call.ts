/** The event by which the plugin's global reaches a comment's replies, at the toggle's paragraph (contract 05 §1.3). */
export const REPLIES_CALL = 'laurel:feed-replies'
/** The paragraph with the toggle. */
export const REPLIES = '.cff-comment-replies'

/** @returns whether it was heard */
export const callReplies = (paragraph: Element): boolean =>
  !paragraph.dispatchEvent(new Event(REPLIES_CALL, { cancelable: true }))
