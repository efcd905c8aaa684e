import type { Adoption } from '../../../../src/dom/adoption'
import { markBroken, showPicture, sourceOf } from './fit-container'
import { isLoading } from './loading'
import { ORIGINAL, originalOf } from './markup'

/** Contract 05 §12.6. */
const PLACEHOLDER = 'placeholder'
const PLACEHOLDER_FILE = 'placeholder.png'
const UNTOUCHED_FEED = '.cff-no-ll-check'
const POST_IMAGE = '.cff-item img'
const REPLACED_CLASS = 'cff-replaced'
const ERROR_CLASS = 'cff-img-error'
/** The attributes in which lazy-loading scripts look for a source. */
const LAZY_SOURCES = ['data-src', 'data-orig-src']
/** The feed's pictures. Pictures of people have an `onerror` of their own. */
const REPAIRABLE = `img[${ORIGINAL}], [data-img-src-set] img`

export const imagesIn = (root: Element) => [...root.querySelectorAll('img')]

export const isRepairable = (image: Element) => image.matches(REPAIRABLE)

/** Makes lazy-loading scripts fetch the same picture. */
export function alignLazySources(item: Element, adopted: Adoption): void {
  if (item.closest(UNTOUCHED_FEED)) return
  for (const image of imagesIn(item)) {
    const original = originalOf(image)
    if (!original || !image.matches(POST_IMAGE)) continue
    for (const name of LAZY_SOURCES) if (image.hasAttribute(name)) adopted.attribute(image, name, original)
  }
}

/** Replaces a placeholder that has loaded by the original, once. */
export function replacePlaceholder(image: HTMLImageElement, adopted: Adoption): void {
  const isOurs = image.matches(POST_IMAGE) && !image.closest(UNTOUCHED_FEED)
  if (!isOurs || !sourceOf(image).includes(PLACEHOLDER) || image.classList.contains(REPLACED_CLASS)) return
  adopted.classes(image, REPLACED_CLASS)
  showOriginal(image, adopted)
}

/** Replaces the placeholders that still have no source. */
export function replaceRemainingPlaceholders(feed: Element, adopted: Adoption): void {
  const remaining = imagesIn(feed).filter(
    (image) => sourceOf(image).includes(PLACEHOLDER_FILE) && !isLoading(image),
  )
  for (const image of remaining) showOriginal(image, adopted)
}

/**
 * Tries the original of a broken picture once. If that fails, too, the console says so (spec feed and page builder §8).
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

/** Whether a picture has failed before laurel listened. */
export const isBroken = (image: HTMLImageElement) =>
  image.complete && image.naturalWidth === 0 && sourceOf(image) !== ''

export function showOriginal(image: HTMLImageElement, adopted: Adoption): void {
  const original = originalOf(image)
  if (original) showPicture(image, original, adopted)
}
