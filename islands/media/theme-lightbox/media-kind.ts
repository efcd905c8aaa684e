import type { MediaKind } from '../../../src/overlay/lightbox/item'

/** Contract 03 §4.1, and the formats that the web has got since. */
const IMAGE = /\.(jpe?g|jfif|jpe|png|gif|bmp|tiff?|webp|avif|svg)$/i
const VIDEO = /\.(mp4|webm|ogv|ogg|mov|m4v|avi|mpe?g|3gp)$/i
const KINDS: Readonly<Record<string, MediaKind>> = { image: 'image', video: 'video', iframe: 'frame' }

/**
 * What an address leads to: as the markup says, else by its extension, else a page.
 * @param declared `data-type`; what it says beside image, video and iframe does not count
 */
export function mediaKind(url: string, declared: string | null | undefined): MediaKind {
  const kind = declared?.trim().toLowerCase() ?? ''
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (known) return known
  if (/^data:image\//i.test(url)) return 'image'
  const path = url.replace(/[?#].*$/s, '')
  if (IMAGE.test(path)) return 'image'
  return VIDEO.test(path) ? 'video' : 'frame'
}
