import { useStore } from '@nanostores/react'
import { useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { actAsButton } from '../../../../src/dom/act-as-button'
import { focusTarget } from '../../../../src/dom/focus-target'
import type { Scope } from '../../../../src/page/scope'
import { useAdopted } from '../../../../src/react/adopt'
import { useScope } from '../../../../src/react/use-scope'
import type { Post } from '../../post'
import type { CommentsBox, ShowMoreParts } from './comments-box'
import { CommentsContext } from './comments-context'
import { webAddress } from './web-address'

/** The network sends at most so many comments; the others are on its own page (spec feed and page builder §5, §9). */
const COMMENTS_AT_ONCE = 25
const CLICKED_CLASS = 'cff-clicked'
const COMMENT = '.cff-comment'
const REL = 'nofollow noopener'

export interface ShowMoreProps extends ShowMoreParts {
  readonly post: Post
  readonly box: CommentsBox
  /** How many comments the network has; undefined before its answer. */
  readonly totalNow: number | undefined
  readonly layOutLater: () => void
  readonly scope: Scope
}

/** The first press shows all comments, the next one leads to the network (contract 05 §7.4). */
export function ShowMore(props: ShowMoreProps) {
  const { post, box, paragraph, link, total, totalNow, layOutLater, scope } = props
  const { onChange } = useContext(CommentsContext)
  const showsAll = useStore(post.$showsAllComments)
  const [url, setUrl] = useState<string>()
  const hasMore = (totalNow ?? total) > COMMENTS_AT_ONCE
  /** The total may grow after all known comments were shown, because the network answers late. */
  const isHidden = showsAll && !hasMore
  const leadsToNetwork = showsAll && hasMore

  useScope(
    scope,
    ({ add, adopt }) => {
      if (link && !leadsToNetwork) add(actAsButton(link, adopt))
    },
    [link, leadsToNetwork],
  )
  useAdopted(paragraph, {
    class: { [CLICKED_CLASS]: showsAll },
    style: isHidden ? { display: 'none' } : {},
    on: { click: press },
  })
  useAdopted(link, url ? { attributes: { href: url, target: '_blank', rel: REL } } : {})
  // The style sheet hides some of the printed comments.
  useScope(
    scope,
    ({ adopt }) => {
      for (const comment of showsAll ? post.printedComments : [])
        if (comment.isConnected && getComputedStyle(comment).display === 'none')
          adopt.style(comment, 'display', 'block')
    },
    [post, showsAll],
  )
  const wasHidden = useRef(isHidden)
  useEffect(() => {
    if (wasHidden.current && !isHidden) onChange()
    wasHidden.current = isHidden
  }, [onChange, isHidden])

  function press(event: Event) {
    if (leadsToNetwork) return followToNetwork(event)
    // The link's address is a script, which a Content-Security-Policy would report.
    event.preventDefault()
    const comments = [...(box.list?.querySelectorAll<HTMLElement>(COMMENT) ?? [])]
    // The plugin's CSS hides printed comments, which have no inline style.
    const hidden = comments.find((comment) => getComputedStyle(comment).display === 'none')
    const hadFocus = paragraph.contains(scope.document.activeElement)
    flushSync(() => post.$showsAllComments.set(true))
    // The link disappears, so the focus moves to the first new comment, or else to the last one.
    const shown = hidden ?? comments.at(-1)
    if (!hasMore && hadFocus && shown) focusTarget(shown)
    layOutLater()
  }
  /** Sets the link's address in time for the same click to follow it. */
  function followToNetwork(event: Event) {
    const address = webAddress(box.networkLink?.querySelector('a')?.getAttribute('href'))
    if (link && address) flushSync(() => setUrl(address))
    else event.preventDefault()
  }
  return null
}
