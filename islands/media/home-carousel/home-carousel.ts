import { announce } from '../../../src/dom/announce'
import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isRtl } from '../../../src/page/is-rtl'
import type { Scope } from '../../../src/page/scope'
import { createArrows } from '../../../src/slides/arrows'
import { followDrag } from '../../../src/slides/drag'
import { createFrame } from '../../../src/slides/frame'
import { keepInView } from '../../../src/slides/keep-in-view'
import { createLine } from '../../../src/slides/line'
import { askForPictures } from '../../../src/slides/pictures'
import { watchSize } from '../../../src/slides/size'
import { stopAfter } from '../../../src/slides/stops'
import { createSwipe } from '../../../src/slides/swipe'
import { itemsPerView } from './items-per-view'
import { dressList, sizeSlides } from './look'
import { kindOf, readMoveMs } from './markup'
import { createPager } from './pager'

const NAMES = { hero: 'Highlights', categories: 'Categories' }
const LABELS = { previous: 'Previous', next: 'Next' }

export interface HomeCarouselOptions {
  readonly list: HTMLElement
  /** Where it stands at first. */
  readonly index: number
}

export interface HomeCarousel {
  /** The slide where it stands. */
  index(): number
}

/** The home page's hero, which loops, and its categories, which do not (contract 03 §2). */
export function createHomeCarousel(
  scope: Scope,
  { list, index: startIndex }: HomeCarouselOptions,
): HomeCarousel {
  const { document, window, report, adopt: adopted } = scope
  const kind = kindOf(list, scope)
  const moveMs = readMoveMs(scope.element('#sf-option-params'))
  const rtl = isRtl(list, scope)
  const frame = createFrame(list, { rtl, kind: 'lSSlide', adopted })
  scope.add(frame.unwrap)
  const { outer, wrapper, slides } = frame
  setAttributes(outer, { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': NAMES[kind] })
  dressList(frame, adopted)
  if (rtl) adopted.style(list, 'direction', 'rtl')
  let perView = 1

  function size() {
    perView = itemsPerView(kind, document.documentElement.clientWidth)
    sizeSlides(frame, perView, adopted)
  }
  size()
  const line = createLine(scope, {
    viewport: wrapper,
    track: list,
    slides,
    isRtl: rtl,
    loops: kind === 'hero',
    index: startIndex,
  })
  const arrows = createArrows(document, { hidden: false, labels: LABELS, go: stepBy })
  wrapper.append(arrows)
  const pager = createPager(outer, { nameOf, choose: go })

  const inView = (index: number) => {
    const from = line.index()
    return (index - from + slides.length) % slides.length < perView
  }
  function nameOf(index: number) {
    return slides[index]?.textContent?.trim() || slides[index]?.querySelector('img')?.alt || `${index + 1}`
  }
  function show() {
    const index = line.index()
    arrows.style.display = line.last() > 0 ? '' : 'none'
    outer.classList.toggle('noPager', line.last() === 0)
    pager.show(index, line.last() + 1)
    slides.forEach((slide, number) => {
      adopted.toggle(slide, 'active', number === index)
      // A loop's other slides stand anywhere: the keyboard goes to what is seen, or to what can be brought in.
      if (line.loops()) adopted.attribute(slide, 'inert', inView(number) ? null : '')
    })
    const beside = [...slides, ...slides].slice(index, index + 2 * perView)
    askForPictures([...beside, ...slides.slice(index - 1)].slice(0, 3 * perView), adopted)
  }
  function go(index: number, by?: -1 | 1) {
    line.moveTo(index, { durationMs: prefersReducedMotion(window) ? 0 : moveMs, ...(by && { by }) })
    show()
  }
  function stepBy(by: -1 | 1) {
    const before = line.index()
    const next = line.loops() ? (before + by + slides.length) % slides.length : before + by
    if (next < 0 || next > line.last()) return
    go(next, by)
    announce(document, nameOf(line.index()))
  }
  function jump(index: number) {
    line.moveTo(index, { durationMs: 0 })
    show()
  }
  function bringIn(target: Element) {
    const number = slides.findIndex((slide) => slide.contains(target))
    if (number < 0 || inView(number)) return
    jump(number < line.index() ? number : number - perView + 1)
  }
  function onScroll(px: number) {
    const [from, slide] = [line.offset(), frame.width() / perView]
    if (!line.loops()) jump(stopAfter({ stops: line.stops(), from, to: from + px, slide }))
  }
  function lay() {
    size()
    line.measure()
    show()
  }

  const hands = createSwipe({
    rtl,
    begin() {
      if (line.last() === 0) return false
      line.hold()
      return true
    },
    drag: line.pull,
    settle: () => go(line.index()),
    stepBy,
  })
  scope.add(followDrag(wrapper, { list, adopted, handlers: hands, report }))
  keepInView(wrapper, scope, { onFocus: bringIn, onScroll })
  scope.add(watchSize(window, [outer], { length: frame.width, onLength: lay, onContent: () => {} }))
  show()
  return { index: line.index }
}
