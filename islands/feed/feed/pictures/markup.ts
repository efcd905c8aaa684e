import { itemIdOf } from '../../feed-markup'
import { innerWidthOf } from '../inner-width'
import type { ResizedRecord } from './records'
import { readSourceSet, type SourceSet } from './source-set'

/** Contract 05 §12.1, §12.2. */
export const DATA = '.cff_resized_image_data'
export const SOURCE_SET = 'data-img-src-set'
export const ORIGINAL = 'data-orig-source'
export const FULL_SIZE = 'data-cff-full-size'
const RATIO = 'data-ratio'
export const CURRENT = 'data-current'
/** The first of these in a post carries the list of sources. */
const CARRIERS = [
  '.cff-photo',
  '.cff-poster',
  '.cff-link-slider-slides',
  '.cff-img-wrap',
  '.cff-album-cover',
  '.cff-link',
]
const SLIDES = '.cff-link-slider-slides'
/** The first of these in a post holds its pictures. */
const TARGETS = [
  '.cff-poster',
  `${SLIDES} .cff-link-slider-item`,
  '.cff-img-wrap',
  '.cff-album-cover',
  '.cff-link',
  '.cff-photo',
]
const GRID_ITEM = '.cff-album-item'
const MULTI = '.cff-multi-image'
const SLIDER = '.cff-link-slider'
const MEDIA = '.cff-media-wrap'
const MASONRY = '.cff-masonry'
const BESIDE_TEXT = '.cff-thumb-layout, .cff-half-layout'
/** More pictures than this are shown three in a row. */
const FEW = 2
const IN_A_ROW = 3
/** The photo feeds that show their full pictures (contract 05 §1.2). */
const RESTRICTED = '[data-restricted="true"]'

/** A picture of a post. */
export interface Target {
  readonly element: HTMLElement
  readonly image: HTMLImageElement
  /** Its place among the post's pictures. */
  readonly place: number
}

export const isGridItem = (item: Element) => item.matches(GRID_ITEM)

interface ReadSet {
  readonly text: string | null
  readonly set: SourceSet | null
}
/** The parsed lists. All pictures of a feed are checked whenever one has loaded, but each list is parsed once. */
const sets = new WeakMap<Element, ReadSet>()

/** @returns null for an item without a list of sources */
export function sourceSetOf(item: Element): SourceSet | null {
  const selector = firstIn(item, CARRIERS)
  const carrier = selector && item.querySelector(selector)
  if (!carrier) return null
  const text = carrier.getAttribute(SOURCE_SET)
  const known = sets.get(carrier)
  if (known && known.text === text) return known.set
  const set = readSourceSet(text)
  sets.set(carrier, { text, set })
  return set
}

export function targetsOf(item: Element): Target[] {
  const selector = firstIn(item, TARGETS)
  if (!selector) return []
  return [...item.querySelectorAll<HTMLElement>(selector)].flatMap((element, place) => {
    const image = element instanceof HTMLImageElement ? element : element.querySelector('img')
    return image ? [{ element, image, place }] : []
  })
}

/** The ids under which the server may know an item, the likelier first (contract 05 §12.3). */
export function idsOf(item: Element): string[] {
  const id = itemIdOf(item)
  const page = item.getAttribute('data-page-id')
  return !id.includes('_') && page ? [id, `${page}_${id}`] : [id]
}

/** The width that a picture needs, in px (contract 05 §12.4). */
export function neededWidth(item: HTMLElement, { element, place }: Target): number {
  if (place > 0 && item.querySelectorAll(MULTI).length > FEW) return innerWidthOf(item) / IN_A_ROW
  if (item.closest(MASONRY)) return innerWidthOf(item)
  const slider = item.querySelector<HTMLElement>(SLIDER)
  if (slider) return innerWidthOf(slider)
  const media = element.closest<HTMLElement>(MEDIA)
  return innerWidthOf(media && !item.closest(BESIDE_TEXT) ? media : element)
}

export const currentWidth = (target: Element) => Number.parseFloat(target.getAttribute(CURRENT) ?? '') || 0

/** The aspect ratio of a picture; undefined if the server printed none. */
export function ratioOf({ image, place }: Target, record: ResizedRecord | undefined): number | undefined {
  // The record has the ratio of a post's first picture.
  const printed = image.getAttribute(RATIO) ?? (place === 0 ? record?.aspect_ratio : undefined)
  const ratio = Number.parseFloat(printed ?? '')
  return ratio > 0 && ratio < Infinity ? ratio : undefined
}

/** The full picture of a photo in a feed that always shows full pictures; else null. */
export function fullPictureOf(feed: Element, item: Element): string | null {
  return feed.matches(RESTRICTED) && isGridItem(item) ? item.getAttribute(FULL_SIZE) || null : null
}

export const originalOf = (image: Element) => image.getAttribute(ORIGINAL) ?? ''

const firstIn = (root: Element, selectors: readonly string[]) =>
  selectors.find((each) => root.querySelector(each))
