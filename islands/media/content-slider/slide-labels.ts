import type { Frame } from '../../../src/slides/frame'
import { captionOf } from './markup'

/** Labels each slide with its number: only one list item is in the accessibility tree, so its place in the list is lost. */
export function labelSlides({ slides, adopted }: Frame): void {
  slides.forEach((slide, index) => {
    if (slide.tagName !== 'LI') return
    adopted.attribute(slide, 'aria-roledescription', 'slide')
    adopted.attribute(slide, 'aria-label', `${index + 1} of ${slides.length}`)
  })
}

/** A slide's number and caption, for its dot or thumbnail and for the announcement. */
export function slideName(slides: readonly HTMLElement[], index: number): string {
  const caption = captionOf(slides[index])
  return `Slide ${index + 1} of ${slides.length}${caption ? `: ${caption}` : ''}`
}
