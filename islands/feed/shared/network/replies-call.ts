/** The plugin's global fires this event at a toggle's paragraph to open the replies (contract 05 §1.3). */
export const REPLIES_CALL = 'laurel:feed-replies'
/** The paragraph with the toggle. */
export const REPLIES = '.cff-comment-replies'

/** Fires the event. @returns whether a toggle has handled it */
export const callReplies = (paragraph: Element): boolean =>
  !paragraph.dispatchEvent(new Event(REPLIES_CALL, { cancelable: true }))
