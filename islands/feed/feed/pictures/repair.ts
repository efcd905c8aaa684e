import type { Adoption } from '../../../../src/dom/adoption'
import { markBroken, showPicture, sourceOf } from './fit-container'
import { ORIGINAL, originalOf } from './markup'
import { isWaitedFor } from './waiting'

/** Contract 05 §12.6. */
const PLACEHOLDER = 'placeholder'
const PLACEHOLDER_FILE = 'placeholder.png'
const UNTOUCHED_FEED = '.cff-no-ll-check'
const POST_IMAGE = '.cff-item img'
const REPLACED_CLASS = 'cff-replaced'
const ERROR_CLASS = 'cff-img-error'
/** Where lazy-loading scripts look for a picture. */
const LAZY_SOURCES = ['data-src', 'data-orig-src']
/** What the feed's pictures are told by; those of people look after themselves. */
const REPAIRABLE = `img[${ORIGINAL}], [data-img-src-set] img`

export const imagesIn = (root: Element) => [...root.querySelectorAll('img')]

export const isRepairable = (image: Element) => image.matches(REPAIRABLE)

/** Lazy-loading scripts are to fetch the same picture. */
export function alignLazySources(item: Element, adopted: Adoption): void {
  if (item.closest(UNTOUCHED_FEED)) return
  for (const image of imagesIn(item)) {
    const original = originalOf(image)
    if (!original || !image.matches(POST_IMAGE)) continue
    for (const name of LAZY_SOURCES) if (image.hasAttribute(name)) adopted.attribute(image, name, original)
  }
}

/** A placeholder that has come is no picture: once, the original takes its place. */
export function replacePlaceholder(image: HTMLImageElement, adopted: Adoption): void {
  const isOurs = image.matches(POST_IMAGE) && !image.closest(UNTOUCHED_FEED)
  if (!isOurs || !sourceOf(image).includes(PLACEHOLDER) || image.classList.contains(REPLACED_CLASS)) return
  adopted.classes(image, REPLACED_CLASS)
  showOriginal(image, adopted)
}

/** Whatever has not found a source by now. */
export function replaceLeftPlaceholders(feed: Element, adopted: Adoption): void {
  const left = imagesIn(feed).filter(
    (image) => sourceOf(image).includes(PLACEHOLDER_FILE) && !isWaitedFor(image),
  )
  for (const image of left) showOriginal(image, adopted)
}

/**
 * A picture can not be shown: its original is tried once; that it fails, too, is told on the console (spec feed and
 * page builder §8).
 * @returns whether another source is tried
 */
export function repairImage(image: HTMLImageElement, adopted: Adoption): boolean {
  if (image.classList.contains(ERROR_CLASS)) {
    console.log(`unfixed error ${sourceOf(image)}`)
    markBroken(image, adopted)
    return false
  }
  adopted.classes(image, ERROR_CLASS)
  const isOther = originalOf(image) !== '' && originalOf(image) !== sourceOf(image)
  if (isOther) showOriginal(image, adopted)
  else markBroken(image, adopted)
  return isOther
}

/** Whether it had come to nothing before anybody listened. */
export const isBroken = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && sourceOf(image) !== ''

export function showOriginal(image: HTMLImageElement, adopted: Adoption): void {
  const original = originalOf(image)
  if (original) showPicture(image, original, adopted)
}
