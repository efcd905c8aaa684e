import { listen } from '../../src/dom/listen'

const COMMENT = '.cff-comment[data-avatar]'
/** Where a comment's picture goes; replies have theirs from the start. */
const AVATAR_PLACE =
  '.cff-comment-img:not(.cff-comment-reply-img) a, .cff-comment-img:not(.cff-comment-reply-img) > span'
const ALT = 'Avatar'

/**
 * Shows the pictures of those whose comments are shown by now (contract 05 §7.2): for who opens a comments box, shows
 * more of it, or copies it.
 * @param root the box, or something in it
 */
export function loadAvatars(root: ParentNode): void {
  for (const comment of root.querySelectorAll<HTMLElement>(COMMENT)) {
    const url = comment.getAttribute('data-avatar')
    const place = comment.querySelector(AVATAR_PLACE)
    if (!url || !place || comment.style.display === 'none' || place.querySelector('img')) continue
    place.replaceChildren(createAvatar(comment.ownerDocument, { url, alt: ALT }))
  }
}

/** Somebody's picture, which goes when it does not come (spec feed and page builder §8). */
export function createAvatar(
  document: Document,
  { url, alt, sizePx }: { readonly url: string; readonly alt: string; readonly sizePx?: number },
): HTMLImageElement {
  const image = document.createElement('img')
  listen(image, ['error'], () => {
    image.style.display = 'none'
  })
  image.alt = alt
  if (sizePx) Object.assign(image, { width: sizePx, height: sizePx })
  image.src = url
  return image
}

/** What the comments box says of how it shows its comments (contract 05 §7.1): an empty attribute is off. */
export const isBoxOn = (box: Element, setting: 'hide-avatars' | 'expand-comments' | 'post-tags') =>
  Boolean(box.getAttribute(`data-cff-${setting}`))

const BARE_HEX = /^(?:[\da-f]{3}|[\da-f]{6})$/i

/** The colour of the links in a comments box, as CSS writes it; empty without one. */
export function linkColorOf(box: Element | null): string {
  const color = box?.getAttribute('data-cff-meta-link-color')?.trim() ?? ''
  return BARE_HEX.test(color) ? `#${color}` : color
}
