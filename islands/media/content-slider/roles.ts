import type { Frame } from '../../../src/slides/frame'

/** Of all that the list holds only one is there at a time: which of how many, its place in the list no longer tells. */
export function describeSlides({ slides, adopted }: Frame): void {
  slides.forEach((slide, index) => {
    if (slide.tagName !== 'LI') return
    adopted.attribute(slide, 'aria-roledescription', 'slide')
    adopted.attribute(slide, 'aria-label', `${index + 1} of ${slides.length}`)
  })
}
