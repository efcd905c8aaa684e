import type { Adoption } from '../../../../src/dom/adoption'

/** The boxes that a picture fills (contract 05 §12.7). */
const FIT = '.cff-album-cover, .cff-crop, .cff-header-hero'
const READY_CLASS = 'imgLiquid_ready'
const SIZED_CLASS = 'imgLiquid_bgSize'
const ERROR_CLASS = 'imgLiquid_error'
/** Pictures beside a post's first one. */
const BESIDE = '.cff-img-attachments .cff-crop img'
const FILLED = {
  'background-size': 'cover',
  'background-position': 'center center',
  'background-repeat': 'no-repeat',
}
const WHOLE = { display: 'block', width: '100%', height: '100%' }

export const fitContainersIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(FIT)]

/**
 * Fills a box with its picture, which becomes the box's background, as the theme's style sheet expects (contract 05
 * §12.7). {@link showPicture} changes the picture later.
 */
export function fitContainer(container: HTMLElement, adopted: Adoption): void {
  if (container.classList.contains(READY_CLASS)) return
  const image = container.querySelector('img')
  if (!image) {
    adopted.classes(container, ERROR_CLASS)
    return
  }
  adopted.style(image, 'visibility', 'hidden')
  if (image.matches(BESIDE)) adopted.style(image, 'opacity', '0')
  adopted.style(container, 'background-image', cssUrl(sourceOf(image)))
  setStyles(container, FILLED, adopted)
  const link = container.querySelector('a')
  if (link) setStyles(link, WHOLE, adopted)
  adopted.style(image, 'display', 'none')
  adopted.classes(container, SIZED_CLASS, READY_CLASS)
  keepName(container, image.alt, adopted)
}

/** Shows another source of a picture, also where it is a box's background. */
export function showPicture(image: HTMLImageElement, url: string, adopted: Adoption): void {
  if (sourceOf(image) !== url) adopted.attribute(image, 'src', url)
  refit(image)
}

/** Updates the background of the box around a picture. */
export function refit(image: HTMLImageElement): void {
  const container = boxAround(image)
  if (container) container.style.backgroundImage = cssUrl(sourceOf(image))
}

/** Marks the box of a broken picture for the theme's style sheet (contract 05 §12.6). */
export function markBroken(image: HTMLImageElement, adopted: Adoption): void {
  const container = boxAround(image)
  if (container) adopted.classes(container, ERROR_CLASS)
}

export const sourceOf = (image: Element) => image.getAttribute('src') ?? ''

const boxAround = (image: Element) => image.closest<HTMLElement>(`.${READY_CLASS}`)

function setStyles(element: HTMLElement, styles: Readonly<Record<string, string>>, adopted: Adoption) {
  for (const [property, value] of Object.entries(styles)) adopted.style(element, property, value)
}

/** A link that had its name from its picture keeps the name. */
function keepName(container: HTMLElement, words: string, adopted: Adoption) {
  const link = container.closest('a')
  if (!link || !words || link.hasAttribute('aria-label') || link.textContent?.trim()) return
  adopted.attribute(link, 'aria-label', words)
}

/** A picture's address as a CSS `url()`; `''` for none. */
export const cssUrl = (url: string): string => (url ? `url("${url.replace(/["\\\n\r\f]/g, escaped)}")` : '')

const escaped = (character: string) => `\\${character.charCodeAt(0).toString(16)} `
