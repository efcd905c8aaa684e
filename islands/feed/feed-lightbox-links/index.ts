import type { Mount } from '../../../src/page/island'
import { itemIdOf } from '../feed'
import { fullImageOf } from '../full-image'
import { FEED_NUMBER, LINK, WANTS_COMMENTS } from '../lightbox-link'
import { followItems } from '../new-items'
import { captionOf } from './caption'
import { feedNumber } from './feed-number'
import { createLink } from './link-element'
import { mediaOf, readMedia, videoPictureOf } from './markup'
import { mediaLink } from './media-link'

/** Gives every picture, video and frame of a feed with a lightbox the link that opens it (contract 05 §14.2). */
export const mount: Mount = (feed, scope) => {
  const { document, window } = scope
  const adopted = scope.adopt
  const links = new Set<WeakRef<Element>>()
  const number = feedNumber(feed)
  // As printed: the placeholders do not stay.
  const videoPicture = videoPictureOf(feed, window)
  adopted.attribute(feed, FEED_NUMBER, number)

  function addLink(box: HTMLElement, item: HTMLElement, windowPx: number) {
    // Whoever has linked it before, it has one.
    if (box.querySelector(`:scope > ${LINK}`)) return
    const itemId = itemIdOf(item)
    const isAlbum = item.classList.contains('cff-albums-only')
    const link = mediaLink(readMedia(box, item), {
      itemId,
      isPrivateGroup: feed.classList.contains('cff-private-group'),
      windowPx,
      videoPicture,
    })
    const element = createLink(document, {
      ...link,
      href: fullImageOf(item) ?? link.href,
      album: `cff-lightbox-${number}`,
      caption: captionOf(item, box),
      itemId,
      type: isAlbum ? 'albumsonly' : '',
      isGroupAlbum: isAlbum && feed.getAttribute('data-group') === 'true',
      wantsComments: feed.getAttribute(WANTS_COMMENTS) ?? '',
    })
    // As a node: a parser would not have a link in a link.
    box.prepend(element)
    links.add(new WeakRef(element))
  }

  followItems(feed, 'links', scope, (items) => {
    // Phones lay the page out to answer this: once, before it changes.
    const { innerWidth } = window
    for (const item of items) for (const box of mediaOf(item)) addLink(box, item, innerWidth)
  })
  scope.add(() => {
    for (const link of links) link.deref()?.remove()
  })
}
