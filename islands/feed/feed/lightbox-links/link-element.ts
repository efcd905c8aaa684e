import { text } from '../../../../src/page/text'
import { ALBUM, LINK_CLASS, WANTS_COMMENTS } from '../../lightbox-link'
import type { MediaLink } from './media-link'

const SVG = 'http://www.w3.org/2000/svg'
/** Two arrows that point to opposite corners. */
const ICON = 'M9 1h6v6h-2V4.4L9.7 7.7 8.3 6.3 11.6 3H9zM7 15H1V9h2v2.6l3.3-3.3 1.4 1.4L4.4 13H7z'

const viewText = () => text('feed.view', 'View')

export interface LinkData extends MediaLink {
  readonly album: string
  readonly caption: string
  readonly itemId: string
  readonly type: '' | 'albumsonly'
  readonly isGroupAlbum: boolean
  /** The feed's setting as printed. */
  readonly wantsComments: string
}

/** The link of a picture, with the hover tile that the theme's style sheet shows over it (contract 05 §14.2). */
export function createLink(document: Document, data: LinkData): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = `${LINK_CLASS} nofancybox`
  for (const [name, value] of Object.entries(attributesOf(data))) link.setAttribute(name, value)
  const tile = document.createElement('div')
  tile.className = 'cff-photo-hover'
  const word = document.createElement('span')
  word.className = 'cff-screenreader'
  word.textContent = viewText()
  tile.append(createIcon(document), word)
  link.append(tile)
  return link
}

function attributesOf(data: LinkData): Record<string, string> {
  return {
    rel: 'nofollow',
    href: data.href,
    // The tile's text names the link only while the tile is visible.
    'aria-label': viewText(),
    'data-iframe': data.frame,
    [ALBUM]: data.album,
    'data-title': data.caption,
    'data-id': data.itemId,
    'data-thumbs': 'true',
    'data-url': data.url,
    'data-video': data.video,
    'data-type': data.type,
    [WANTS_COMMENTS]: data.wantsComments,
    ...(data.isGroupAlbum && { 'data-cffgroupalbums': 'true' }),
  }
}

function createIcon(document: Document): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  for (const [name, value] of Object.entries({ viewBox: '0 0 16 16', 'aria-hidden': 'true' })) {
    icon.setAttribute(name, value)
  }
  path.setAttribute('d', ICON)
  path.setAttribute('fill', 'currentcolor')
  icon.append(path)
  return icon
}
