import type { MediaKind } from '../../../../src/overlay/lightbox/item'

/** Contract 03 §4.1, and newer formats. */
const IMAGE = /\.(jpe?g|jfif|jpe|png|gif|bmp|tiff?|webp|avif|svg)$/i
const VIDEO = /\.(mp4|webm|ogv|ogg|mov|m4v|avi|mpe?g|3gp)$/i
const KINDS: Readonly<Record<string, MediaKind>> = { image: 'image', video: 'video', iframe: 'frame' }

/**
 * The kind of media at an address: as declared in the markup, else by its extension, else a page.
 * @param declared `data-type`; values other than image, video and iframe are ignored
 */
export function mediaKind(url: string, declared: string | null | undefined): MediaKind {
  const kind = declared?.trim().toLowerCase() ?? ''
  const declaredKind = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (declaredKind) return declaredKind
  if (/^data:image\//i.test(url)) return 'image'
  const path = url.replace(/[?#].*$/s, '')
  if (IMAGE.test(path)) return 'image'
  return VIDEO.test(path) ? 'video' : 'frame'
}
