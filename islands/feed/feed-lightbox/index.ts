import { isPlainClick } from '../../../src/dom/plain-click'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'
import { feedAround } from '../feed-markup'
import { ALBUM } from '../lightbox-link'
import { postsOf } from '../post'
import { type FeedBox, openFeedLightbox } from './box'
import { isTitle, linkOf, readAlbum } from './markup'

/** A click on a picture, video or frame of a feed, or on an album's title, opens the feed's lightbox (contract 05 §14.6). */
export const mount: Mount = (host, scope) => {
  let box: FeedBox | undefined
  scope.listen(host, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    // Without a lightbox link, the media's own link leads to the network.
    const link = linkOf(host)
    if (!link) return
    // The album has the pictures of all posts, also of far posts.
    const feed = feedAround(link)
    if (feed) postsOf(feed)?.linkAll()
    event.preventDefault()
    // Other scripts, such as other lightboxes, must not react to the click.
    event.stopPropagation()
    const opener = isTitle(host) ? host : link
    box = openFeedLightbox(scope, readAlbum(link), () =>
      opener.isConnected ? opener : openerOf(link, scope),
    )
  })
  scope.add(() => {
    // Unmounting closes the lightbox, unless the picture has left the page.
    if (host.isConnected) box?.end()
  })
}

/** The link, or another one of its album that is still in the page. */
function openerOf(link: HTMLElement, { document }: Page): HTMLElement | undefined {
  if (link.isConnected) return link
  const name = link.getAttribute(ALBUM)
  const links = document.querySelectorAll<HTMLElement>(`[${ALBUM}]`)
  return [...links].find((each) => each.getAttribute(ALBUM) === name)
}
