import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isRtl } from '../../../src/page/is-rtl'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { createArrows } from '../../../src/slides/controls'
import { createSwipe, dragFrame } from '../../../src/slides/drag'
import { createFrame } from '../../../src/slides/frame'
import { createLine } from '../../../src/slides/line'
import { createNavigation } from '../../../src/slides/navigation'
import { carouselRole } from '../../../src/slides/roles'
import { keepLineInView, watchSize } from '../../../src/slides/viewport'
import { kindOf, nameOf, readMoveMs, SWIPE_PX } from './markup'
import { createPager } from './pager'
import { createSlideView } from './slide-view'

const CAROUSEL_LABELS = {
  hero: () => text('home-carousel.highlights', 'Highlights'),
  categories: () => text('home-carousel.categories', 'Categories'),
}
const arrowLabels = () => ({
  previous: text('common.previous', 'Previous'),
  next: text('common.next', 'Next'),
})

interface HomeCarouselOptions {
  readonly list: HTMLElement
  /** The slide that is shown first. */
  readonly index: number
}

export interface HomeCarousel {
  /** The slide that is shown. */
  index(): number
}

/** The home page's hero, which loops, and its categories, which do not (contract 03 §2). */
export function createHomeCarousel(
  scope: Scope,
  { list, index: startIndex }: HomeCarouselOptions,
): HomeCarousel {
  const { document, window, adopt: adopted } = scope
  const kind = kindOf(list)
  const moveMs = readMoveMs(scope.element('#sf-option-params'))
  const rtl = isRtl(list, scope)
  const frame = createFrame(list, { rtl, kind: 'lSSlide', adopted })
  scope.add(frame.unwrap)
  frame.wrap()
  const { outer, wrapper, slides } = frame
  setAttributes(outer, carouselRole(CAROUSEL_LABELS[kind]()))
  const view = createSlideView(frame, { kind, adopted })
  if (rtl) adopted.style(list, 'direction', 'rtl')
  view.resize()
  const line = createLine(scope, {
    viewport: wrapper,
    track: list,
    slides,
    isRtl: rtl,
    loops: kind === 'hero',
    index: startIndex,
  })
  const name = (number: number) => nameOf(slides[number], number)
  const { stepBy } = createNavigation(document, {
    position: () => ({ index: line.index(), count: line.last() + 1 }),
    loops: line.loops(),
    go,
    nameOf: name,
  })
  const arrows = createArrows(document, { hidden: false, labels: arrowLabels(), go: stepBy })
  wrapper.append(arrows)
  const pager = createPager(outer, { nameOf: name, choose: go })

  function go(index: number, by?: -1 | 1) {
    line.moveTo(index, { durationMs: prefersReducedMotion(window) ? 0 : moveMs, ...(by && { by }) })
    show()
  }
  function jump(index: number) {
    line.moveTo(index, { durationMs: 0 })
    show()
  }
  function show() {
    arrows.style.display = line.last() > 0 ? '' : 'none'
    outer.classList.toggle('noPager', line.last() === 0)
    pager.show(line.index(), line.last() + 1)
    view.show(line)
  }
  function onResize() {
    view.resize()
    line.measure()
    show()
  }

  const swipe = createSwipe({
    leastPx: SWIPE_PX,
    rtl,
    begin() {
      line.hold()
      return line.last() > 0
    },
    drag: line.pull,
    settle: () => go(line.index()),
    stepBy,
  })
  dragFrame(scope, frame, swipe)
  keepLineInView(scope, { viewport: wrapper, line, slides: () => slides, perView: view.perView, jump })
  watchSize(scope, [outer], { length: frame.width, onLength: onResize })
  show()
  return { index: line.index }
}
