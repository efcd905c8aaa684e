import { setAttributes } from '../../../src/dom/attributes'
import { isRtl } from '../../../src/page/is-rtl'
import type { Scope } from '../../../src/page/scope'
import { createArrows } from '../../../src/slides/arrows'
import { followDrag } from '../../../src/slides/drag'
import { createFrame, type Frame } from '../../../src/slides/frame'
import { keepInView } from '../../../src/slides/keep-in-view'
import { createLine, type Line } from '../../../src/slides/line'
import { watchSize } from '../../../src/slides/size'
import { stopAfter } from '../../../src/slides/stops'
import { createSwipe } from '../../../src/slides/swipe'
import { kindOf, readMoveMs } from './markup'
import { createNavigation, type Navigation, nameOf } from './navigation'
import { createPager } from './pager'
import { createSlideView, type SlideView } from './slide-view'

const CAROUSEL_LABELS = { hero: 'Highlights', categories: 'Categories' }
const ARROW_LABELS = { previous: 'Previous', next: 'Next' }

export interface HomeCarouselOptions {
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
  const { outer, wrapper, slides } = frame
  setAttributes(outer, {
    role: 'group',
    'aria-roledescription': 'carousel',
    'aria-label': CAROUSEL_LABELS[kind],
  })
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
  const { go, jump, stepBy } = createNavigation(scope, { line, slides, moveMs, show })
  const arrows = createArrows(document, { hidden: false, labels: ARROW_LABELS, go: stepBy })
  wrapper.append(arrows)
  const pager = createPager(outer, { nameOf: (index) => nameOf(slides, index), choose: go })

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

  followSwipes(scope, { frame, line, rtl, settle: () => go(line.index()), stepBy })
  bringIntoView(scope, frame, { line, view, jump })
  scope.add(watchSize(window, [outer], { length: frame.width, onLength: onResize, onContent: () => {} }))
  show()
  return { index: line.index }
}

interface InViewOptions extends Pick<Navigation, 'jump'> {
  readonly line: Line
  readonly view: SlideView
}

/** Shows the slide that gets the focus, or that the browser has scrolled to. */
function bringIntoView(
  scope: Scope,
  { wrapper, slides, width }: Frame,
  { line, view, jump }: InViewOptions,
): void {
  keepInView(wrapper, scope, {
    onFocus(target) {
      const index = slides.findIndex((slide) => slide.contains(target))
      if (index < 0 || view.isInView(index, line)) return
      jump(index < line.index() ? index : index - view.perView() + 1)
    },
    onScroll(px) {
      const [from, slide] = [line.offset(), width() / view.perView()]
      if (!line.loops()) jump(stopAfter({ stops: line.stops(), from, to: from + px, slide }))
    },
  })
}

interface SwipeOptions {
  readonly frame: Frame
  readonly line: Line
  readonly rtl: boolean
  settle(): void
  stepBy(by: -1 | 1): void
}

function followSwipes(scope: Scope, { frame, line, rtl, settle, stepBy }: SwipeOptions): void {
  const { wrapper, list, adopted } = frame
  const handlers = createSwipe({
    rtl,
    begin() {
      if (line.last() === 0) return false
      line.hold()
      return true
    },
    drag: line.pull,
    settle,
    stepBy,
  })
  scope.add(followDrag(wrapper, { list, adopted, handlers, report: scope.report }))
}
