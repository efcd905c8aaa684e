import type { Page } from '../../../src/page/page'

/** Contract 01 §19. */
export const FANCY_HEADING = '.fancy-heading'
export const HEADING_TEXT = '.heading-text'
/** Large text, in a heading and on the picture of a title. */
export const TITLES = 'h1, h2, h3'
export const SPLIT_CONTAINER = '#main-container'
export const SPLIT_CONTENT = '.inner-container-wrap'
export const MEDIA_TITLE = '.single-post-fw-media-title'
export const FEATURE = '.detail-feature'
/** Ends the style that sizes the feature before first paint (contract 01 §19.3). */
export const SIZED_CLASS = 'laurel-sized'
export const OVERLAY = '.details-overlay'

const NAKED_HEADER = ['header-naked-light', 'header-naked-dark']

export const isSplit = ({ body }: Document) => body.classList.contains('hero-content-split')
export const isApp = ({ body }: Document) => body.classList.contains('app-header')

/** The height of a header that lies over the page's first part, in px; 0 for others. */
export function headerOver({ document, element }: Page): number {
  if (!NAKED_HEADER.some((name) => document.body.classList.contains(name))) return 0
  return element('.header-wrap')?.offsetHeight ?? 0
}
