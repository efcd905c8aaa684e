import type { Adoption } from '../../../src/dom/adoption'
import type { Line } from '../../../src/slides/line'
import { loadPicturesEagerly } from '../../../src/slides/pictures'
import type { Frame } from './frame'
import { SELECTED } from './markup'

/** Widths are rounded: a smaller part of a slide counts as nothing. */
const TOLERANCE = 0.02

interface ViewOptions {
  readonly line: Line
  readonly adopted: Adoption
  /** Whether the line may rest between two slides. */
  readonly isFree: boolean
}

/** Knows which slides are in view, and marks them. */
export interface View {
  /** How many slides are wholly in view: the theme's style sheet may make them narrower than the viewport. */
  perView(): number
  measure(): void
  show(): void
}

export function createView({ slides, viewport }: Frame, { line, adopted, isFree }: ViewOptions): View {
  let wholeCount = 1
  let partialCount = 1
  /** How many slides lie between the current one and this one, in a loop. */
  const distanceTo = (index: number) => (index - line.index() + slides.length) % slides.length
  const isPartlyInView = (index: number) =>
    distanceTo(index) < partialCount + (isFree ? 1 : 0) || (isFree && distanceTo(index) === slides.length - 1)

  /** In a loop, slides out of view may be anywhere, so the keyboard skips them. */
  function setInert(slide: HTMLElement, isInert: boolean) {
    if (isInert && slide.contains(slide.ownerDocument.activeElement)) viewport.focus({ preventScroll: true })
    adopted.attribute(slide, 'inert', isInert ? '' : null)
  }
  return {
    perView: () => wholeCount,
    measure() {
      const slidePx = slides[0]?.offsetWidth ?? 0
      const ratio = slidePx > 0 ? viewport.clientWidth / slidePx : 1
      wholeCount = Math.max(1, Math.floor(ratio + TOLERANCE))
      partialCount = Math.max(1, Math.ceil(ratio - TOLERANCE))
    },
    show() {
      const current = line.index()
      for (const [index, slide] of slides.entries()) {
        adopted.toggle(slide, SELECTED, index === current)
        setInert(slide, line.loops() && !isPartlyInView(index))
      }
      const following = [...slides, ...slides].slice(current, current + 2 * partialCount)
      const before = slides.slice(Math.max(0, current - partialCount), current)
      loadPicturesEagerly([...before, ...following, ...slides.slice(-partialCount)], adopted)
    },
  }
}
