import type { Adoption } from '../../../src/dom/adoption'
import type { Frame } from '../../../src/slides/frame'
import type { Line } from '../../../src/slides/line'
import { loadPicturesEagerly } from '../../../src/slides/pictures'
import { isInView } from '../../../src/slides/state'
import type { Kind } from './markup'

/** Overrides the theme's CSS, which floats and clips the list and moves it by a transition. */
const LIST_STYLES = { display: 'flex', 'align-items': 'flex-start', overflow: 'visible', transition: 'none' }

/** How many categories are in view below each width of the window, in px (spec storefront §2). */
const CATEGORIES_BELOW: readonly (readonly [belowPx: number, count: number])[] = [
  [480, 2],
  [767, 3],
  [990, 4],
]
const CATEGORIES_ON_DESKTOP = 6

/** Knows which slides are in view and how wide they are, and sets their classes. */
interface SlideView {
  /** How many slides are in view. */
  perView(): number
  /** Makes the slides as wide as the window's width asks for. */
  resize(): void
  show(line: Line): void
}

interface SlideViewOptions {
  readonly kind: Kind
  readonly adopted: Adoption
}

export function createSlideView(frame: Frame, { kind, adopted }: SlideViewOptions): SlideView {
  const { list, wrapper, slides } = frame
  let perView = 1
  wrapper.style.position = 'relative'
  for (const [property, value] of Object.entries(LIST_STYLES)) adopted.style(list, property, value)

  return {
    perView: () => perView,
    resize() {
      perView = itemsPerView(kind, list.ownerDocument.documentElement.clientWidth)
      const widthPx = frame.width()
      adopted.style(list, 'width', `${widthPx}px`)
      for (const slide of slides) {
        adopted.style(slide, 'flex', 'none')
        adopted.style(slide, 'width', `${widthPx / perView}px`)
      }
    },
    show(line) {
      const current = line.index()
      slides.forEach((slide, index) => {
        adopted.toggle(slide, 'active', index === current)
        // In a loop, slides out of view may be anywhere, so the keyboard skips them.
        if (line.loops())
          adopted.attribute(
            slide,
            'inert',
            isInView(index, { current, count: slides.length, perView }) ? null : '',
          )
      })
      const following = [...slides, ...slides].slice(current, current + 2 * perView)
      loadPicturesEagerly([...following, ...slides.slice(current - 1)].slice(0, 3 * perView), adopted)
    },
  }
}

/** @param widthPx of the window, without its scroll bar */
export function itemsPerView(kind: Kind, widthPx: number): number {
  if (kind === 'hero') return 1
  return CATEGORIES_BELOW.find(([belowPx]) => widthPx < belowPx)?.[1] ?? CATEGORIES_ON_DESKTOP
}
