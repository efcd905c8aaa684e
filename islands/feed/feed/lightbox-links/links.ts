import type { Scope } from '../../../../src/page/scope'
import { itemIdOf } from '../../feed-markup'
import { FEED_NUMBER, LINK, WANTS_COMMENTS } from '../../lightbox-link'
import type { Post } from '../../post'
import { captionOf } from './caption'
import { createLink } from './link-element'
import { mediaOf, readMedia, videoPictureOf } from './markup'
import { mediaLink } from './media-link'

const FEEDS = '.cff.cff-lb'

/** Gives every picture, video and frame of a post the link that opens it in the lightbox (contract 05 §14.2). */
export interface LightboxLinks {
  /** Media that have their link already get no second one. */
  add(post: Post): void
}

/** @returns undefined for a feed without a lightbox */
export function createLightboxLinks(
  feed: HTMLElement,
  scope: Scope,
  initialWindowPx: number,
): LightboxLinks | undefined {
  if (!feed.matches('.cff-lb')) return undefined
  const { document, window } = scope
  const links = new Set<WeakRef<Element>>()
  const number = lightboxNumber(feed)
  // Read now, because the placeholders are replaced later.
  const videoPicture = videoPictureOf(feed, window)
  let windowPx = initialWindowPx
  scope.adopt.attribute(feed, FEED_NUMBER, number)

  function addLink(box: HTMLElement, { item, $metadata }: Post) {
    // It may have a link from a saved page or another script.
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
      href: $metadata.get()?.image ?? link.href,
      album: `cff-lightbox-${number}`,
      caption: captionOf(item, box),
      itemId,
      type: isAlbum ? 'albumsonly' : '',
      isGroupAlbum: isAlbum && feed.getAttribute('data-group') === 'true',
      wantsComments: feed.getAttribute(WANTS_COMMENTS) ?? '',
    })
    // Inserted as a node, because a parser does not put a link into a link.
    box.prepend(element)
    links.add(new WeakRef(element))
  }
  scope.listen(window, 'resize', () => {
    windowPx = window.innerWidth
  })
  scope.add(() => {
    for (const link of links) link.deref()?.remove()
  })
  return {
    add(post) {
      for (const box of mediaOf(post.item)) addLink(box, post)
    },
  }
}

/** A feed's number among those with a lightbox, from 1 (contract 05 §1.2). A later feed gets a free number. */
function lightboxNumber(feed: Element): string {
  const own = feed.getAttribute(FEED_NUMBER)
  if (own) return own
  const feeds = [...feed.ownerDocument.querySelectorAll(FEEDS)]
  const taken = feeds.map((each) => each.getAttribute(FEED_NUMBER))
  let number = Math.max(1, feeds.indexOf(feed) + 1)
  while (taken.includes(String(number))) number += 1
  return String(number)
}
