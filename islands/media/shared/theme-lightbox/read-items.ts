import type { LightboxItem } from '../../../../src/overlay/lightbox/item'
import { recordOf } from '../../../../src/page/is-record'
import { safeImageUrl, safePageUrl } from '../../../../src/page/safe-url'
import { plainText } from '../../../../src/react/safe-html'
import { mediaKind } from './media-kind'
import { readOptionText } from './option-text'
import type { ThemeItem } from './theme-item'

/** The elements around a link that may contain its picture. */
const FRAME = 'figure, li, .spb-asset-content, .gallery-item'

/** The properties of an item before they are checked. */
interface RawItem {
  readonly url: unknown
  readonly type?: unknown
  readonly title?: unknown
  readonly caption?: unknown
  readonly thumb?: unknown
  readonly width?: unknown
  readonly height?: unknown
  /** The label where there is neither caption nor title. */
  readonly alt?: unknown
}

/** The item of a gallery's link (contract 03 §4.1); undefined without an address that can be shown. */
export function readLink(link: Element): ThemeItem | undefined {
  const picture = pictureOf(link)
  const options = readOptionText(link.getAttribute('data-options'))
  return itemOf({
    url: link.getAttribute('href'),
    type: link.getAttribute('data-type'),
    title: link.getAttribute('data-title'),
    caption: link.getAttribute('data-caption'),
    thumb: options.thumbnail ?? (picture?.currentSrc || picture?.getAttribute('src')),
    width: options.width,
    height: options.height,
    alt: picture?.alt || link.getAttribute('aria-label'),
  })
}

/** The items that a script passes to `jQuery.iLightBox` (contract 03 §4.2): objects or addresses. */
export function readCallItems(items: unknown): ThemeItem[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown) => {
    const { URL, url = item, type, title, caption, options } = recordOf(item)
    const { thumbnail: thumb, width, height } = recordOf(options)
    return itemOf({ url: URL ?? url, type, title, caption, thumb, width, height }) ?? []
  })
}

function itemOf({ url, type, title, caption, thumb, alt, ...raw }: RawItem): ThemeItem | undefined {
  const address = textOf(url)
  if (address === '' || address.startsWith('#')) return undefined
  const kind = mediaKind(address, textOf(type))
  const safe = (kind === 'image' ? safeImageUrl(address) : safePageUrl(address))?.trim()
  if (!safe) return undefined
  const thumbUrl = safeImageUrl(textOf(thumb))
  const [width, height] = [Number(raw.width), Number(raw.height)]
  return {
    kind,
    url: safe,
    size: width > 0 && height > 0 ? { width, height } : undefined,
    title: textOf(title),
    caption: textOf(caption),
    thumb: thumbUrl || (kind === 'image' ? safe : undefined),
    poster: kind === 'video' ? thumbUrl || undefined : undefined,
    label: labelOf([caption, title, alt]),
  } satisfies LightboxItem & ThemeItem
}

function labelOf(texts: readonly unknown[]): string {
  return texts.map((text) => plainText(textOf(text)).trim()).find((text) => text !== '') ?? ''
}

function pictureOf(link: Element): HTMLImageElement | null {
  return (
    link.querySelector('img') ??
    link.closest(FRAME)?.querySelector('img') ??
    link.parentElement?.querySelector(':scope > img') ??
    null
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
