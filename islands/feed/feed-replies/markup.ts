import { isBoxOn } from '../comments'

/** Contract 05 §7.5. */
export const OPEN_CLASS = 'cff-hide'
export const EMPTY_CLASS = 'cff-empty'
export const LOADER_CLASS = 'cff-loader'

/** The toggle of a comment's replies, and where they go. */
export interface RepliesMarkup {
  readonly toggle: HTMLElement
  readonly box: HTMLElement
  readonly commentId: string
  readonly hidesAvatars: boolean
}

/** @returns undefined where a part is missing: there is nothing to open */
export function readReplies(paragraph: HTMLElement): RepliesMarkup | undefined {
  const toggle = paragraph.querySelector('a')
  const box = paragraph.parentElement?.querySelector<HTMLElement>(':scope > .cff-comment-replies-box')
  const commentId = paragraph.getAttribute('data-id') ?? ''
  if (!toggle || !box || !commentId) return undefined
  const comments = paragraph.closest('.cff-comments-box')
  return { toggle, box, commentId, hidesAvatars: comments !== null && isBoxOn(comments, 'hide-avatars') }
}
