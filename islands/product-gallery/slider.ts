import { type Adoption, createAdoption } from '../../src/page/adoption'
import { keepFocus } from '../../src/page/keep-focus'
import { prefersReducedMotion } from '../../src/page/motion'
import { type Layout, slideHeight } from './geometry'
import { slidesOf } from './markup'

/** Contract 02 §13.2. */
export const MOVE_MS = 400

/** The list of slides in the frame that the theme's CSS expects (contract 02 §13.3): what shows, and where. */
export interface Slider {
  readonly outer: HTMLElement
  readonly wrapper: HTMLElement
  readonly slides: readonly HTMLElement[]
  /** Along the direction of movement, in px. */
  length(): number
  /** Shows a slide, moved there from wherever the list is. */
  show(index: number): void
  /** Takes the list along with the pointer. */
  drag(index: number, deltaPx: number): void
  /** Measures anew and puts a slide in its place, at once. */
  lay(index: number): void
  /** The slide's picture has another height now. */
  fitHeight(index: number): void
  destroy(): void
}

export function createSlider(
  list: HTMLElement,
  { layout, rtl, window }: { layout: Layout; rtl: boolean; window: Window },
): Slider {
  const vertical = layout.kind === 'left'
  const adopted = createAdoption()
  const slides = slidesOf(list)
  const { outer, wrapper } = wrap(list)
  outer.classList.toggle('vertical', vertical)
  outer.classList.toggle('noPager', slides.length < 2)
  outer.classList.toggle('lSrtl', rtl)
  adopted.classes(list, 'lightSlider', 'lSSlide')
  for (const slide of slides) adopted.classes(slide, 'lslide')

  const moveMs = () => (prefersReducedMotion(window) ? 0 : MOVE_MS)
  const pace = (ms: number) => wrapper.style.setProperty('transition-duration', `${ms}ms`)
  let length = 0

  function measure() {
    const [size, other] = vertical ? ['height', 'width'] : ['width', 'height']
    if (layout.kind === 'left') {
      length = slideHeight(layout.heightPx, window.innerWidth)
      wrapper.style.height = `${length}px`
    } else length = innerWidth(wrapper)
    for (const slide of slides) adopted.style(slide, size, `${length}px`)
    adopted.style(list, size, `${length * slides.length}px`)
    adopted.style(list, other, '')
  }

  function place(index: number, deltaPx = 0) {
    const way = index * length * (rtl && !vertical ? 1 : -1) + deltaPx
    // Minus nothing is not what a style sheet knows.
    const at = way || 0
    adopted.style(list, 'transform', `translate3d(${vertical ? `0px, ${at}px` : `${at}px, 0px`}, 0px)`)
  }

  function fitHeight(index: number) {
    const height = slides[index]?.offsetHeight ?? 0
    if (!vertical && height > 0) adopted.style(list, 'height', `${height}px`)
  }

  return {
    outer,
    wrapper,
    slides,
    length: () => length,
    fitHeight,
    show(index) {
      pace(moveMs())
      mark(adopted, slides, index)
      place(index)
      fitHeight(index)
    },
    drag(index, deltaPx) {
      pace(0)
      place(index, deltaPx)
    },
    lay(index) {
      pace(0)
      measure()
      mark(adopted, slides, index)
      place(index)
      fitHeight(index)
      // Read once while nothing moves, so that the way here is not moved along when it does again.
      list.getBoundingClientRect()
      pace(moveMs())
    },
    destroy() {
      adopted.restore()
      keepFocus(list, () => outer.replaceWith(list))
    },
  }
}

/** What is not shown is out of reach of keyboard and screen readers. */
function mark(adopted: Adoption, slides: readonly HTMLElement[], active: number) {
  slides.forEach((slide, index) => {
    adopted.toggle(slide, 'active', index === active)
    adopted.attribute(slide, 'inert', index === active ? null : '')
  })
}

function wrap(list: HTMLElement) {
  const [outer, wrapper] = [list.ownerDocument.createElement('div'), list.ownerDocument.createElement('div')]
  outer.className = 'lSSlideOuter'
  wrapper.className = 'lSSlideWrapper usingCss'
  keepFocus(list, () => {
    list.before(outer)
    outer.append(wrapper)
    wrapper.append(list)
  })
  return { outer, wrapper }
}

/** With its fractions, so that no sliver of the neighbour shows; not as an ancestor's transform makes it look. */
function innerWidth(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).width) || element.clientWidth
}
