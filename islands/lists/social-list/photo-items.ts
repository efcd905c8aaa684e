import { setAttributes } from '../../../src/dom/attributes'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { ago, fullDate, languageOf } from './ago'
import { type Account, DATE_ATTRIBUTE, type Kind, PHOTO_CLASS, PLACE_ATTRIBUTE } from './markup'
import type { Photo } from './photos'
import { fetchPhotos } from './wire'

const SECOND_MS = 1000
const PICTURE_PX = 306
/** The maximum length of a caption in its link's accessible name. */
const MAX_NAME_LENGTH = 100

export interface PhotoRequest {
  readonly account: Account
  readonly kind: Kind
  readonly signal: AbortSignal
}

/**
 * Fetches an account's latest photos as items of a list. This file is imported only when the list comes near.
 * @throws WireError
 */
export async function photoItems(
  { account, kind, signal }: PhotoRequest,
  scope: Scope,
): Promise<HTMLElement[]> {
  const { document } = scope
  const request = fetchPhotos(account, scope, signal)
  // The first time takes the browser long, so it has a task of its own while the service answers.
  scope.after(0, () => ago(0, languageOf(document.documentElement.lang)))
  const photos = await request
  return photos.map((photo, index) => createPhotoItem(document, { photo, account, kind, index }))
}

interface PhotoItem {
  readonly photo: Photo
  readonly account: Account
  readonly kind: Kind
  /** The index among the account's photos. */
  readonly index: number
}

/** Creates the item of a photo, with the classes of the theme's CSS (contract 03 §12). */
function createPhotoItem(document: Document, item: PhotoItem): HTMLElement {
  const { photo, account, kind, index } = item
  const li = element(document, 'li')
  const [before, after] =
    kind === 'grid' ? [account.itemClasses, [PHOTO_CLASS]] : [[PHOTO_CLASS], account.itemClasses]
  li.classList.add('blog-item', ...before, ...after)
  if (kind === 'grid') li.setAttribute(PLACE_ATTRIBUTE, String(2 * index))
  else if (photo.takenAt !== null) li.setAttribute(DATE_ATTRIBUTE, String(photo.takenAt))

  const parts = [createOverlay(document, item), createPicture(document, item)]
  if (photo.permalink) li.append(createIcon(document, photo.permalink))
  if (kind === 'masonry') li.append(...parts)
  else li.append(element(document, 'div', 'inst-img-wrap', ...parts))
  return li
}

/** The overlay has the same link, so this one is for the pointer alone. */
function createIcon(document: Document, permalink: string): HTMLElement {
  const link = createLink(document, permalink, 'timestamp inst-icon')
  setAttributes(link, { 'aria-hidden': 'true', tabindex: '-1' })
  link.append(element(document, 'i', 'fab fa-instagram'))
  return link
}

function createOverlay(document: Document, { photo, account }: PhotoItem): HTMLElement {
  const overlay = element(document, 'div', 'inst-overlay')
  if (photo.permalink) {
    const link = createLink(document, photo.permalink)
    link.setAttribute('aria-label', linkName(photo, account))
    overlay.append(link)
  }
  // The heading is a repeated label, so it is hidden from the page's outline.
  const title = element(document, 'h6', '', account.title)
  title.setAttribute('role', 'presentation')
  const caption = element(document, 'h2', '', photo.caption)
  if (!photo.caption) caption.setAttribute('aria-hidden', 'true')
  overlay.append(title, caption, element(document, 'div', 'name-divide'))
  if (photo.takenAt !== null) overlay.append(createTime(document, photo.takenAt))
  return overlay
}

function createTime(document: Document, takenAt: number): HTMLElement {
  const language = languageOf(document.documentElement.lang)
  const time = element(document, 'time', 'date timeago', ago(Date.now() / SECOND_MS - takenAt, language))
  setAttributes(time, {
    datetime: new Date(takenAt * SECOND_MS).toISOString(),
    title: fullDate(takenAt, language),
  })
  return time
}

/** The picture has no `alt` text, because its caption is printed beside it. */
function createPicture(document: Document, { photo, kind }: PhotoItem): HTMLElement {
  const picture = element(document, 'img', 'instagram-image')
  const size = { width: String(PICTURE_PX), height: String(PICTURE_PX) }
  setAttributes(picture, { alt: '', loading: 'lazy', ...(kind === 'masonry' && size), src: photo.picture })
  return picture
}

function createLink(document: Document, href: string, className = ''): HTMLElement {
  const link = element(document, 'a', className)
  setAttributes(link, { href, target: '_blank', rel: 'noopener' })
  return link
}

function linkName({ caption }: Photo, { title }: Account): string {
  const [first = ''] = caption.split('\n')
  const characters = [...first]
  const start = characters.slice(0, MAX_NAME_LENGTH).join('')
  const words = characters.length > MAX_NAME_LENGTH ? `${start.replace(/\s\S*$/, '')}…` : first
  return [title || text('social-list.photo', 'Photo'), words].filter(Boolean).join(': ')
}

function element(
  document: Document,
  name: string,
  className = '',
  ...content: (Node | string)[]
): HTMLElement {
  const created = document.createElement(name)
  if (className) created.className = className
  created.append(...content)
  return created
}
