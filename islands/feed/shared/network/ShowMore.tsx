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

/**
 * The network hands out so many comments at once: beyond them lies the network's own page (spec feed and page builder
 * §5, §9).
 */
const COMMENTS_AT_ONCE = 25
const CLICKED_CLASS = 'cff-clicked'
const COMMENT = '.cff-comment'
const REL = 'nofollow noopener'

export interface ShowMoreProps extends ShowMoreParts {
  readonly post: Post
  readonly box: CommentsBox
  /** How many comments the network has; undefined until it has told. */
  readonly totalNow: number | undefined
  readonly layOutLater: () => void
  readonly scope: Scope
}

/** Shows all comments that there are, and then leads on to the network (contract 05 §7.4). */
export function ShowMore(props: ShowMoreProps) {
  const { post, box, paragraph, link, total, totalNow, layOutLater, scope } = props
  const { onChange } = useContext(CommentsContext)
  const showsAll = useStore(post.$showsAllComments)
  const [url, setUrl] = useState<string>()
  const hasMore = (totalNow ?? total) > COMMENTS_AT_ONCE
  /** The network may tell of more comments after all that were known have been shown. */
  const isHidden = showsAll && !hasMore
  const leadsOn = showsAll && hasMore

  useScope(
    scope,
    ({ add, adopt }) => {
      if (link && !leadsOn) add(actAsButton(link, adopt))
    },
    [link, leadsOn],
  )
  useAdopted(paragraph, {
    class: { [CLICKED_CLASS]: showsAll },
    style: isHidden ? { display: 'none' } : {},
    on: { click: press },
  })
  useAdopted(link, url ? { attributes: { href: url, target: '_blank', rel: REL } } : {})
  // Those that the style sheet hides, as long as they stand there.
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
    if (leadsOn) return leadOn(event)
    // Its address is a script, which the site's policy would refuse aloud.
    event.preventDefault()
    const comments = [...(box.list?.querySelectorAll<HTMLElement>(COMMENT) ?? [])]
    // Also by the plugin's CSS: what the server has printed has no style of its own.
    const hidden = comments.find((comment) => getComputedStyle(comment).display === 'none')
    const hadFocus = paragraph.contains(scope.document.activeElement)
    flushSync(() => post.$showsAllComments.set(true))
    // Nothing more to show: who works it by keys goes on at what has come.
    const shown = hidden ?? comments.at(-1)
    if (!hasMore && hadFocus && shown) focusTarget(shown)
    layOutLater()
  }
  /** This same click follows the address. */
  function leadOn(event: Event) {
    const address = webAddress(box.networkLink?.querySelector('a')?.getAttribute('href'))
    if (link && address) flushSync(() => setUrl(address))
    else event.preventDefault()
  }
  return null
}
