import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isRtl } from '../../../src/page/is-rtl'
import type { Scope } from '../../../src/page/scope'
import { keepInView } from '../../../src/slides/keep-in-view'
import { createLine } from '../../../src/slides/line'
import { askForPictures } from '../../../src/slides/pictures'
import { runByItself } from '../../../src/slides/run-by-itself'
import { step, stopAfter } from '../../../src/slides/stops'
import { createArrowStates } from './arrow-states'
import { createDots } from './dots'
import { createFrame } from './frame'
import { followGestures } from './gestures'
import { linkForDots, nameOf, type Settings } from './markup'
import { watchPlace } from './recount'
import { createSize } from './size'
import { createStage } from './stage'

/** From one end to the other (spec storefront §9). */
const REWIND_MS = 1000
/** Which items stand out, after they have other sizes. */
const RECHECK_AFTER_MS = 200

export interface CarouselOptions {
  readonly list: HTMLElement
  readonly settings: Settings
}

/** A list as one line of items that is moved by hand, by arrows and dots, or by itself (contract 03 §1). */
export interface Carousel {
  stepBy(by: -1 | 1): void
}

export function createCarousel(scope: Scope, { list, settings }: CarouselOptions): Carousel {
  const { document, window, adopt: adopted } = scope
  const { stepMs, pageMs } = settings
  // Read before anything is written: reading afterwards would have the browser lay out the page once more.
  const rtl = isRtl(list, scope)
  const size = createSize(list, { settings, rtl, adopted })
  adopted.classes(list, 'owl-carousel', 'owl-theme')
  adopted.style(list, 'display', 'block')
  adopted.attribute(list, 'role', 'group')
  adopted.attribute(list, 'aria-roledescription', 'carousel')
  adopted.attribute(list, 'aria-label', nameOf(list))

  const frame = createFrame(list, scope)
  const { outer, wrapper } = frame
  if (rtl) outer.style.direction = 'rtl'
  frame.size(size.fit(outer))
  const line = createLine(scope, { viewport: outer, track: wrapper, slides: frame.slides(), isRtl: rtl })
  const arrows = createArrowStates(list, adopted)
  const dots = settings.hasDots
    ? createDots(scope, {
        hasTouch: window.navigator.maxTouchPoints > 0,
        link: linkForDots(list),
        go: (index) => go(index, pageMs),
      })
    : undefined
  const stage = settings.isStaged ? createStage(list, scope, frame.slides) : undefined
  const run = runByItself({
    box: list,
    buttonIn: outer,
    everyMs: settings.everyMs,
    page: scope,
    next: () => advance(1, pageMs),
  })
  if (run) scope.add(run.stop)

  function show() {
    const [index, last, { perView }] = [line.index(), line.last(), size.now()]
    arrows.show({ index, last })
    dots?.show(index)
    run?.offer(last > 0)
    askForPictures(frame.slides().slice(Math.max(0, index - perView), index + 2 * perView), adopted)
  }
  function go(index: number, durationMs: number) {
    line.moveTo(index, { durationMs: prefersReducedMotion(window) ? 0 : durationMs })
    run?.restart()
    show()
    stage?.lookAfter('move', stepMs, pageMs)
  }
  function advance(by: -1 | 1, durationMs: number) {
    const { index, rewinds } = step({ index: line.index(), last: line.last() }, by)
    if (index !== line.index()) go(index, rewinds ? REWIND_MS : durationMs)
  }
  function stepBy(by: -1 | 1) {
    advance(by, stepMs)
    const first = line.index()
    const names = [first + 1, Math.min(first + size.now().perView, frame.slides().length)]
    announce(document, `${[...new Set(names)].join(' to ')} of ${frame.slides().length}`)
  }

  function lay() {
    size.read()
    frame.size(size.fit(outer))
    line.measure(frame.slides())
    layDots()
    show()
  }
  function layDots() {
    if (!dots) return
    // What replaces the items may have taken them out.
    if (dots.element.parentElement !== list) list.append(dots.element)
    dots.lay(frame.slides().length, size.now().perView)
  }
  /** An item that is out of view and has got the focus. */
  function bringIn(target: Element) {
    const number = frame.slides().findIndex((slide) => slide.contains(target))
    const { perView } = size.now()
    if (number < 0 || (number >= line.index() && number < line.index() + perView)) return
    go(number < line.index() ? number : number - perView + 1, 0)
  }

  /** At the stop that a movement leads to. */
  function settle(to: number, durationMs: number, from = line.offset()) {
    go(stopAfter({ stops: line.stops(), from, to, slide: size.now().slidePx }), durationMs)
  }

  function recount() {
    if (!size.hasChanged()) return
    lay()
    stage?.lookAfter('recount', RECHECK_AFTER_MS)
  }

  const changes = scope.observe(MutationObserver, () => frame.sync() && lay())
  changes.observe(list, { childList: true, subtree: true })
  followGestures(scope, {
    outer,
    wrapper,
    line,
    onBegin: () => run?.hold('drag', true),
    onEnd({ from, to }) {
      settle(to, stepMs, from)
      run?.hold('drag', false)
    },
  })
  keepInView(outer, scope, { onFocus: bringIn, onScroll: (px) => settle(line.offset() + px, 0) })
  watchPlace(list, scope, { onResize: () => stage?.lookAfter('resize', stepMs, pageMs), onRest: recount })
  layDots()
  show()
  stage?.begin()

  return { stepBy }
}
