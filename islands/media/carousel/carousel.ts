import type { Adoption } from '../../../src/dom/adoption'
import { isRtl } from '../../../src/page/is-rtl'
import type { Scope } from '../../../src/page/scope'
import { startAutoplay } from '../../../src/slides/autoplay'
import { createLine } from '../../../src/slides/line'
import { loadPicturesEagerly } from '../../../src/slides/pictures'
import { carouselRole } from '../../../src/slides/roles'
import { keepLineInView } from '../../../src/slides/viewport'
import { createActiveItems } from './active-items'
import { showArrowStates } from './arrows'
import { createDots } from './dots'
import { createFrame } from './frame'
import { followGestures } from './gestures'
import { linkForDots, nameOf, type Settings } from './markup'
import { createNavigation, type Navigation } from './navigation'
import { createSize, watchResizes } from './size'

/** After a resize, the active items are determined again once the layout has settled. */
const UPDATE_AFTER_RESIZE_MS = 200

interface CarouselOptions {
  readonly list: HTMLElement
  readonly settings: Settings
}

/** A list as one line of items, moved by dragging, by arrows and dots, or by autoplay (contract 03 §1). */
export type Carousel = Pick<Navigation, 'stepBy'>

export function createCarousel(scope: Scope, { list, settings }: CarouselOptions): Carousel {
  const { adopt: adopted } = scope
  const { stepMs, pageMs } = settings
  // Everything is read before anything is written: a read after a write makes the browser lay out the page again.
  const rtl = isRtl(list, scope)
  const size = createSize(list, { settings, rtl, adopted })
  setUpList(list, adopted)

  const frame = createFrame(list, scope)
  const { outer, wrapper, slides } = frame
  if (rtl) outer.style.direction = 'rtl'
  frame.size(size.fit(outer))
  const line = createLine(scope, { viewport: outer, track: wrapper, slides: slides(), isRtl: rtl })
  const navigation = createNavigation(scope, { line, frame, size, settings, onMove })
  const { go, advance, settle, stepBy } = navigation
  const dots = settings.hasDots
    ? createDots(scope, { list, link: linkForDots(list), go: (index) => go(index, pageMs) })
    : undefined
  const activeItems = settings.isStaged ? createActiveItems(list, scope, slides) : undefined
  const autoplay = startAutoplay(scope, {
    box: list,
    buttonIn: outer,
    intervalMs: settings.autoplayMs,
    next: () => advance(1, pageMs),
  })

  function show() {
    const [index, last, { perView }] = [line.index(), line.last(), size.now()]
    showArrowStates(list, adopted, { index, last })
    dots?.show(index)
    autoplay?.toggleButton(last > 0)
    loadPicturesEagerly(slides().slice(Math.max(0, index - perView), index + 2 * perView), adopted)
  }
  function onMove() {
    autoplay?.restart()
    show()
    activeItems?.updateAfter('move', stepMs, pageMs)
  }
  function layOut() {
    size.read()
    frame.size(size.fit(outer))
    line.measure(slides())
    dots?.layOut(slides().length, size.now().perView)
    show()
  }

  const observer = scope.observe(MutationObserver, () => frame.sync() && layOut())
  observer.observe(list, { childList: true, subtree: true })
  followGestures(scope, {
    outer,
    wrapper,
    line,
    onBegin: () => autoplay?.hold('drag', true),
    onEnd(from) {
      settle(from)
      autoplay?.hold('drag', false)
    },
  })
  const perView = () => size.now().perView
  keepLineInView(scope, { viewport: outer, line, slides, perView, jump: (index) => go(index, 0) })
  watchResizes(list, scope, {
    onResize: () => activeItems?.updateAfter('resize', stepMs, pageMs),
    onSettled() {
      if (!size.hasChanged()) return
      layOut()
      activeItems?.updateAfter('layout', UPDATE_AFTER_RESIZE_MS)
    },
  })
  dots?.layOut(slides().length, size.now().perView)
  show()
  activeItems?.showMiddle()

  return { stepBy }
}

function setUpList(list: HTMLElement, adopted: Adoption): void {
  adopted.classes(list, 'owl-carousel', 'owl-theme')
  adopted.style(list, 'display', 'block')
  for (const [name, value] of Object.entries(carouselRole(nameOf(list)))) adopted.attribute(list, name, value)
}
