import type { Adoption } from '../../../src/dom/adoption'
import type { Frame } from '../../../src/slides/frame'

/** The theme's CSS has a slider's list in floats, clipped, and moved by the browser; here it is what its slides run out of. */
const LIST_LOOK = { display: 'flex', 'align-items': 'flex-start', overflow: 'visible', transition: 'none' }

export function dressList({ list, wrapper }: Frame, adopted: Adoption): void {
  wrapper.style.position = 'relative'
  for (const [property, value] of Object.entries(LIST_LOOK)) adopted.style(list, property, value)
}

/** As many slides in view as said, each as wide as the others. */
export function sizeSlides({ list, slides, width }: Frame, perView: number, adopted: Adoption): void {
  const widthPx = width()
  adopted.style(list, 'width', `${widthPx}px`)
  for (const slide of slides) {
    adopted.style(slide, 'flex', 'none')
    adopted.style(slide, 'width', `${widthPx / perView}px`)
  }
}
