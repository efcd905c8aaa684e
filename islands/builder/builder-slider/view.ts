import type { Adoption } from '../../../src/dom/adoption'
import type { Line } from '../../../src/slides/line'
import { askForPictures } from '../../../src/slides/pictures'
import type { Frame } from './frame'
import { SELECTED } from './markup'

/** Widths are rounded: so much of a slide is nothing. */
const TOLERANCE = 0.02

export interface ViewOptions {
  readonly line: Line
  readonly adopted: Adoption
  /** It may stand between two slides. */
  readonly isFree: boolean
}

/** Which of the slides are seen. */
export interface View {
  /** How many are seen whole: the theme's style sheet may have made them narrower. */
  perView(): number
  /** Whether this one is, where the line stands at a slide. */
  holds(number: number): boolean
  measure(): void
  show(): void
}

export function createView({ slides, viewport }: Frame, { line, adopted, isFree }: ViewOptions): View {
  let whole = 1
  let touched = 1
  /** How many slides after the first that is seen, round and round. */
  const after = (number: number) => (number - line.index() + slides.length) % slides.length
  const isTouched = (number: number) =>
    after(number) < touched + (isFree ? 1 : 0) || (isFree && after(number) === slides.length - 1)

  /** A loop's other slides stand anywhere: the keyboard goes to what is seen. */
  function shut(slide: HTMLElement, isShut: boolean) {
    if (isShut && slide.contains(slide.ownerDocument.activeElement)) viewport.focus({ preventScroll: true })
    adopted.attribute(slide, 'inert', isShut ? '' : null)
  }
  return {
    perView: () => whole,
    holds: (number) => after(number) < whole,
    measure() {
      const slidePx = slides[0]?.offsetWidth ?? 0
      const ratio = slidePx > 0 ? viewport.clientWidth / slidePx : 1
      whole = Math.max(1, Math.floor(ratio + TOLERANCE))
      touched = Math.max(1, Math.ceil(ratio - TOLERANCE))
    },
    show() {
      const index = line.index()
      for (const [number, slide] of slides.entries()) {
        adopted.toggle(slide, SELECTED, number === index)
        shut(slide, line.loops() && !isTouched(number))
      }
      const on = [...slides, ...slides].slice(index, index + 2 * touched)
      const back = slides.slice(Math.max(0, index - touched), index)
      askForPictures([...back, ...on, ...slides.slice(-touched)], adopted)
    },
  }
}
