import type { Adoption } from '../../../src/dom/adoption'
import { focusTarget } from '../../../src/dom/focus-target'
import { ACTIVE_CLASS, titleOf } from './markup'

/** What a slide is called by those who do not see it. */
export function slideName(slides: readonly HTMLElement[], index: number): string {
  return [`${index + 1} of ${slides.length}`, titleOf(slides[index])].filter(Boolean).join(': ')
}

/** Tells the slides as those of a carousel, where there are several. */
export function nameSlides(host: HTMLElement, slides: readonly HTMLElement[], adopted: Adoption): void {
  if (slides.length < 2) return
  adopted.attribute(host, 'role', 'group')
  adopted.attribute(host, 'aria-roledescription', 'carousel')
  adopted.attribute(host, 'aria-label', 'Slides')
  for (const [index, slide] of slides.entries()) {
    adopted.attribute(slide, 'role', 'group')
    adopted.attribute(slide, 'aria-roledescription', 'slide')
    adopted.attribute(slide, 'aria-label', slideName(slides, index))
  }
}

/** One slide can be reached, by the pointer and the keyboard; if the focus was in another one, it is there now. */
export function activate(slides: readonly HTMLElement[], index: number, adopted: Adoption): void {
  const active = slides[index]
  const { activeElement } = active?.ownerDocument ?? {}
  const hadFocus = slides.some((slide) => slide !== active && slide.contains(activeElement ?? null))
  for (const slide of slides) {
    adopted.toggle(slide, ACTIVE_CLASS, slide === active)
    adopted.attribute(slide, 'inert', slide === active ? null : '')
  }
  if (hadFocus && active) focusTarget(active)
}
