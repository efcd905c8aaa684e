import { useStore } from '@nanostores/react'
import { type MouseEvent, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../../../src/dom/listen'
import { clickByKey } from '../../../../src/react/lightbox/click-by-key'
import type { Post } from '../../post'
import type { CommentSettings } from './comments-box'
import { CommentsContext } from './comments-context'
import { Reply } from './Reply'
import { CLOSED, toggleReplies } from './replies'
import { REPLIES_CALL } from './replies-call'

/** The plugin's style sheet expects this address, which React refuses to render (contract 05 §7.2). */
const NOWHERE = 'javascript:void(0);'

export interface CommentRepliesProps {
  readonly post: Post
  /** The comment's id. */
  readonly id: string
  readonly count: number
  readonly settings: CommentSettings
  readonly hasIds: boolean
}

/** The toggle of a comment's replies, and the replies (contract 05 §7.5). */
export function CommentReplies({ post, id, count, settings, hasIds }: CommentRepliesProps) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const { page, signal, onChange } = useContext(CommentsContext)
  const { isOpen, isLoading, list } = useStore(post.$replies)[id] ?? CLOSED
  const { linkColor, replyWords, hidesAvatars } = settings

  useLayoutEffect(() => link.current?.setAttribute('href', NOWHERE), [])
  useLayoutEffect(() => {
    const { current } = paragraph
    if (!current) return
    return listen(current, [REPLIES_CALL], (event) => {
      event.preventDefault()
      void toggleReplies(post, id, page, signal)
    })
  }, [post, id, page, signal])
  const state = `${isOpen} ${list?.length}`
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current !== state) onChange()
    shown.current = state
  }, [state, onChange])

  function press(event: MouseEvent) {
    event.preventDefault()
    void toggleReplies(post, id, page, signal)
  }
  return (
    <>
      <p ref={paragraph} className={`cff-comment-replies${isOpen ? ' cff-hide' : ''}`} data-id={id}>
        {/* biome-ignore-start lint/a11y: the plugin's markup; the link gets its address above */}
        <a
          ref={link}
          className="cff-comment-replies-a"
          role="button"
          tabIndex={0}
          aria-expanded={isOpen}
          style={linkColor ? { color: linkColor } : undefined}
          onClick={press}
          onKeyDown={clickByKey}
        >
          <span className="cff-replies-icon" />
          {`${count} ${count === 1 ? replyWords.one : replyWords.more}`}
          {isLoading && <div className="cff-loader" style={{ background: linkColor || 'currentColor' }} />}
        </a>
        {/* biome-ignore-end lint/a11y: the plugin's markup; the link gets its address above */}
      </p>
      <div
        className={`cff-comment-replies-box${list ? '' : ' cff-empty'}`}
        aria-busy={isLoading || undefined}
        style={{ display: isOpen ? 'block' : 'none' }}
      >
        {list?.map((reply, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list of replies is never changed
          <Reply key={index} reply={reply} hidesAvatars={hidesAvatars} hasId={hasIds} />
        ))}
      </div>
    </>
  )
}
