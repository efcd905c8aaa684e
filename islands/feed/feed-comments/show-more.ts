import { actAsButton } from '../../../src/dom/act-as-button'
import { focusTarget } from '../../../src/dom/focus-target'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { layOutAround } from '../comment-layout'
import { loadAvatars } from '../comments'
import { webAddress } from '../web-address'
import { CLICKED_CLASS, commentsOf, linkOf, networkLinkOf, TOTAL_ATTRIBUTE, totalOf } from './markup'

/**
 * The network hands out so many comments at once: beyond them lies the network's own page (spec feed and page builder
 * §5, §9).
 */
const COMMENTS_AT_ONCE = 25
const LAYOUT_MS = 500

/** Shows all comments that there are, and then leads on to the network (contract 05 §7.4). */
export function showMore(paragraph: HTMLElement, scope: Scope): void {
  const adopted = scope.adopt
  /** As long as it leads nowhere. */
  const button = scope.child()
  /** As long as nothing more is known of than what is shown. */
  let hiding: OwnScope | undefined
  const link = linkOf(paragraph)
  let cancelLayout = () => {}

  function onClick(event: Event) {
    const hasMore = totalOf(paragraph) > COMMENTS_AT_ONCE
    const isSecond = hasMore && paragraph.classList.contains(CLICKED_CLASS)
    const leads = isSecond && link !== null && leadOn(link)
    // Its address is a script, which the site's policy would refuse aloud.
    if (!leads) event.preventDefault()
    if (isSecond) return
    const shown = showAll()
    adopted.classes(paragraph, CLICKED_CLASS)
    if (hasMore) button.dispose()
    else leave(shown)
    cancelLayout()
    cancelLayout = scope.after(LAYOUT_MS, () => layOutAround(paragraph))
  }
  /** @returns whether this same click follows it */
  function leadOn(to: HTMLElement): boolean {
    const url = webAddress(networkLinkOf(paragraph)?.getAttribute('href'))
    if (!url) return false
    adopted.attribute(to, 'href', url)
    adopted.attribute(to, 'target', '_blank')
    adopted.attribute(to, 'rel', 'nofollow noopener')
    return true
  }
  /** @returns the first comment that was hidden, else the last of all */
  function showAll(): HTMLElement | undefined {
    const comments = commentsOf(paragraph)
    // Also by the plugin's CSS: what the server has printed has no style of its own.
    const hidden = comments.filter((comment) => getComputedStyle(comment).display === 'none')
    for (const comment of hidden) adopted.style(comment, 'display', 'block')
    const list = paragraph.parentElement
    if (list) loadAvatars(list)
    return hidden[0] ?? comments.at(-1)
  }
  /** Nothing more to show: who works it by keys goes on at what has come. */
  function leave(shown: HTMLElement | undefined) {
    const hadFocus = paragraph.contains(paragraph.ownerDocument.activeElement)
    hiding ??= scope.child()
    hiding.adopt.style(paragraph, 'display', 'none')
    if (hadFocus && shown) focusTarget(shown)
  }
  /** The network may tell of more comments after all that were known have been shown. */
  function onTotal() {
    if (!paragraph.classList.contains(CLICKED_CLASS) || totalOf(paragraph) <= COMMENTS_AT_ONCE) return
    hiding?.dispose()
    hiding = undefined
    button.dispose()
    layOutAround(paragraph)
  }
  if (link) button.add(actAsButton(link, button.adopt))
  scope.listen(paragraph, 'click', onClick)
  scope.observe(MutationObserver, onTotal).observe(paragraph, { attributeFilter: [TOTAL_ATTRIBUTE] })
}
