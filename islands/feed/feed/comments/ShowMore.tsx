import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusTarget } from '../../../../src/dom/focus-target'
import { useAdopted } from '../../../../src/react/adopt'
import { useScope } from '../../../../src/react/use-scope'
import type { CommentsBox } from '../../network/comments-box'
import { webAddress } from '../../network/web-address'
import { useFeed } from '../feed-context'
import type { ReadyPost } from '../items'
import { COMMENTS_TOTAL, type ShowMoreParts } from '../markup'
import { useButton } from '../use-button'
import { layOutAfterComments } from './comment-layout'
import { useLayoutLater } from './use-layout-later'

/**
 * The network hands out so many comments at once: beyond them lies the network's own page (spec feed and page builder
 * §5, §9).
 */
const COMMENTS_AT_ONCE = 25
const CLICKED_CLASS = 'cff-clicked'
const COMMENT = '.cff-comment'
const REL = 'nofollow noopener'

interface ShowMoreProps extends ShowMoreParts {
  readonly post: ReadyPost
  readonly box: CommentsBox
}

/** Shows all comments that there are, and then leads on to the network (contract 05 §7.4). */
export function ShowMore({ post, box, paragraph, link, total }: ShowMoreProps) {
  const { feed, scope } = useFeed()
  const metadata = useStore(post.$metadata)
  const showsAll = useStore(post.$showsAllComments)
  const [url, setUrl] = useState<string>()
  const layOutLater = useLayoutLater()
  const hasMore = (metadata?.commentCount ?? total) > COMMENTS_AT_ONCE
  /** The network may tell of more comments after all that were known have been shown. */
  const isHidden = showsAll && !hasMore

  useButton(link, !(showsAll && hasMore))
  useAdopted(paragraph, {
    class: { [CLICKED_CLASS]: showsAll },
    attributes: metadata ? { [COMMENTS_TOTAL]: String(metadata.commentCount) } : {},
    style: isHidden ? { display: 'none' } : {},
    on: { click: press },
  })
  useAdopted(link, url ? { attributes: { href: url, target: '_blank', rel: REL } } : {})
  usePrinted(post, showsAll)
  const wasHidden = useRef(isHidden)
  useEffect(() => {
    if (wasHidden.current && !isHidden) layOutAfterComments(feed)
    wasHidden.current = isHidden
  }, [feed, isHidden])

  function press(event: Event) {
    if (hasMore && showsAll) return leadOn(event)
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

/** Shows the printed comments that the style sheet hides, as long as they stand there. */
function usePrinted(post: ReadyPost, showsAll: boolean) {
  const { printedComments: printed } = post
  useScope(
    useFeed().scope,
    ({ adopt }) => {
      if (!showsAll) return
      for (const comment of printed) {
        if (comment.isConnected && getComputedStyle(comment).display === 'none')
          adopt.style(comment, 'display', 'block')
      }
    },
    [printed, showsAll],
  )
}
