import { MEDIA } from '../../lightbox-link'
import type { Media } from './media-link'

const PLACEHOLDER = 'placeholder'
const VIDEO_BOX = '.cff-html5-video'
const EMBEDDED = 'cff-iframe-wrap'
const FLASH = 'cff-swf'
const VIDEO_ITEM = 'cff-video'

export const mediaOf = (item: Element) => [...item.querySelectorAll<HTMLElement>(MEDIA)]

/** Reads a media box of a post item (contract 05 §2.3, §2.5, §14.2). */
export function readMedia(box: Element, item: Element): Media {
  const picture = box.querySelector('img')
  const isVideoItem = item.classList.contains(VIDEO_ITEM)
  const isVideoBox = box.matches(VIDEO_BOX)
  const facts = {
    picture: pictureUrl(picture),
    fullSize: item.getAttribute('data-cff-full-size') ?? '',
    pageUrl: box.getAttribute('href') ?? '',
    videoId: box.id,
    ...readPlayer(isVideoItem && !isVideoBox ? item : box),
  }
  if (box.classList.contains(EMBEDDED)) return { ...facts, kind: 'embedded', source: source(box, 'iframe') }
  if (isVideoBox) {
    const pageUrl = box.querySelector('.cff-html5-play')?.getAttribute('href') ?? ''
    if (box.classList.contains(FLASH))
      return { ...facts, pageUrl, kind: 'flash', source: source(box, 'video') }
    const file = box.querySelector('.cff-poster')?.getAttribute('data-cff-video') ?? ''
    return { ...facts, pageUrl, kind: 'network video', source: file }
  }
  if (isVideoItem) return { ...facts, kind: 'grid video', source: box.getAttribute('data-source') ?? '' }
  return { ...facts, kind: 'picture', source: '' }
}

function readPlayer(element: Element): Pick<Media, 'player' | 'videoUrl' | 'isLive'> {
  return {
    player: element.getAttribute('data-cff-video-player') === 'standard' ? 'standard' : 'network',
    videoUrl: element.getAttribute('data-cff-video-link')?.trim() ?? '',
    isLive: element.getAttribute('data-cff-live') === 'true',
  }
}

/** The address of the full picture: the printed one, or the original of a placeholder, or else the picture's own. */
function pictureUrl(picture: Element | null): string {
  const full = ['data-cff-full-img', 'data-cff-no-event-img-large'].map((name) => picture?.getAttribute(name))
  const shown = picture?.getAttribute('src') ?? ''
  const late = shown === '' || shown.includes(PLACEHOLDER)
  return full.find(Boolean) ?? ((late && picture?.getAttribute('data-orig-source')) || shown)
}

const source = (box: Element, tag: string) => box.querySelector(tag)?.getAttribute('src') ?? ''

type SiteWindow = Window & { cffsiteurl?: unknown }

/** The plugin's own pictures are in the folder of its placeholder. */
const PLACEHOLDER_FILE = /\/assets\/img\/placeholder\.png(?:\?.*)?$/
const VIDEO_PICTURE_FILE = 'video-lightbox.png'
/** The folder of the plugin's pictures where the page does not show it. */
const USUAL_FOLDER = 'custom-facebook-feed-pro/assets/img'

/** The plugin's picture for a video without one of its own (contract 05 §1.3, §14.2). */
export function videoPictureOf(feed: Element, { cffsiteurl, location }: SiteWindow): string {
  const sources = [...feed.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
  const placeholder = sources.find((source) => PLACEHOLDER_FILE.test(source))
  if (placeholder) return placeholder.replace(PLACEHOLDER_FILE, `/assets/img/${VIDEO_PICTURE_FILE}`)
  const site = typeof cffsiteurl === 'string' && cffsiteurl.trim() ? cffsiteurl.trim() : undefined
  const plugins = site ?? `${location.origin}/wp-content/plugins`
  return `${plugins}/${USUAL_FOLDER}/${VIDEO_PICTURE_FILE}`
}
