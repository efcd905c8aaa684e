import { safeImageUrl, safePageUrl } from '../../../src/page/safe-url'
import { plainText } from '../../../src/react/safe-html'
import { itemAround } from '../feed-markup'
import { ALBUM, LINK, WANTS_COMMENTS } from '../lightbox-link'
import type { FeedItem } from './feed-item'

const LINKS = `a[${ALBUM}], area[${ALBUM}]`
/** With this class anywhere on the page, videos that share a poster are separate entries. */
const KEEPS_DOUBLES = '.cff-duplicate-video-thumbnails'
const INFO = '.cff-album-info'
const ON = 'true'
/** A long caption is cut for the name of its picture; screen readers find the whole caption in the lightbox. */
const LABEL_LENGTH = 120

/** Whether it is the link of an album's title. */
export const isTitle = (host: Element) => host.closest(INFO) !== null

/** The lightbox link of a media box or of an album's title. */
export function linkOf(host: Element): HTMLElement | null {
  if (isTitle(host)) return itemAround(host)?.querySelector<HTMLElement>(LINK) ?? null
  return host.querySelector<HTMLElement>(`:scope > ${LINK}`)
}

export interface Album {
  readonly items: readonly FeedItem[]
  /** The index of the entry that opens first. */
  readonly index: number
}

/** Reads the album of a link from the page as it is now: all links of its name, in document order (contract 05 §14.5). */
export function readAlbum(link: HTMLElement): Album {
  const { ownerDocument: document } = link
  const name = link.getAttribute(ALBUM)
  const keepsDoubles = document.querySelector(KEEPS_DOUBLES) !== null
  const items: FeedItem[] = []
  let index = 0
  for (const each of document.querySelectorAll<HTMLElement>(LINKS)) {
    if (each.getAttribute(ALBUM) !== name) continue
    const item = readItem(each)
    const same = keepsDoubles ? -1 : items.findIndex((known) => isSame(known, item))
    if (each === link) index = same < 0 ? items.length : same
    if (same < 0) items.push(item)
  }
  return { items, index }
}

const isSame = (a: FeedItem, b: FeedItem) => a.url === b.url && a.postId === b.postId

function readItem(link: HTMLElement): FeedItem {
  const of = (name: string) => link.getAttribute(name)?.trim() ?? ''
  const url = safeImageUrl(of('href')) ?? ''
  const caption = of('data-title') || of('title')
  const box = link.parentElement
  const post = itemAround(link) ?? undefined
  return {
    // Without a picture, there is nothing to load.
    kind: url === '' ? 'frame' : 'image',
    url,
    label: box?.querySelector('img')?.alt.trim() || plainText(caption).trim().slice(0, LABEL_LENGTH),
    caption,
    postCaption: caption,
    postId: of('data-id'),
    showsThumbs: of('data-thumbs') === ON,
    sourceUrl: safePageUrl(of('data-url')) ?? '',
    video: safePageUrl(of('data-video')) ?? '',
    frame: safePageUrl(of('data-iframe')) ?? '',
    type: of('data-type'),
    isGroupAlbum: of('data-cffgroupalbums') === ON,
    isThumbnail: of('data-cff-isthumbnail') === ON,
    authorId: post?.getAttribute('data-cff-from')?.trim() ?? '',
    pageName: box?.getAttribute('data-cff-page-name') || textIn(post, '.cff-page-name a'),
    postTime: box?.getAttribute('data-cff-post-time') ?? '',
    wantsComments: of(WANTS_COMMENTS) === ON,
    post,
  }
}

const textIn = (element: Element | undefined, selector: string) =>
  element?.querySelector(selector)?.textContent?.trim() ?? ''
