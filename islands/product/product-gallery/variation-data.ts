import { safeImageUrl } from '../../../src/page/safe-url'

/** The picture of a variation, as the shop plugin sends it with `found_variation` (contract 02 §15). */
export interface VariationPicture {
  readonly src: string
  readonly srcset: string | null
  readonly sizes: string | null
  readonly alt: string | null
  readonly fullSize: string
  readonly thumb: string
}

/** Undefined where the variation has no picture, or no safe URL for it. */
export function readVariationPicture(variation: unknown): VariationPicture | undefined {
  const image = property(variation, 'image')
  const src = urlOf(image, 'src')
  if (!src) return undefined
  return {
    src,
    srcset: textOf(image, 'srcset'),
    sizes: textOf(image, 'sizes'),
    alt: textOf(image, 'alt'),
    fullSize: urlOf(image, 'full_src') ?? src,
    thumb: urlOf(image, 'gallery_thumbnail_src') ?? src,
  }
}

/** Slides that a companion plugin sends: those of its answer, else the original ones. */
export function readSlidesHtml([response, , , original]: readonly unknown[]): string | undefined {
  return (
    textOf(response, 'gallery_images') ?? (typeof original === 'string' && original ? original : undefined)
  )
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** PHP sends `false` for missing values. */
function textOf(value: unknown, name: string): string | null {
  const text = property(value, name)
  return typeof text === 'string' && text !== '' ? text : null
}

const urlOf = (value: unknown, name: string): string | undefined =>
  safeImageUrl(textOf(value, name)) || undefined
