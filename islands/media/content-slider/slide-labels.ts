import { text } from '../../../src/page/text'
import type { Frame } from '../../../src/slides/frame'
import { captionOf } from './markup'

/** Labels each slide with its number: only one list item is in the accessibility tree, so its place in the list is lost. */
export function labelSlides({ slides, adopted }: Frame): void {
  slides.forEach((slide, index) => {
    if (slide.tagName !== 'LI') return
    adopted.attribute(slide, 'aria-roledescription', text('common.slide', 'slide'))
    adopted.attribute(
      slide,
      'aria-label',
      text('common.of', '{number} of {count}', { number: index + 1, count: slides.length }),
    )
  })
}

/** A slide's number and caption, for its dot or thumbnail and for the announcement. */
export function slideName(slides: readonly HTMLElement[], index: number): string {
  const caption = captionOf(slides[index])
  const slide = text('common.slide-of', 'Slide {number} of {count}', {
    number: index + 1,
    count: slides.length,
  })
  return caption ? `${slide}: ${caption}` : slide
}
