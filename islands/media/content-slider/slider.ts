import { setAttributes } from '../../../src/dom/attributes'
import { focusTarget } from '../../../src/dom/focus-target'
import { watchInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { startAutoplay } from '../../../src/slides/autoplay'
import { createArrows } from '../../../src/slides/controls'
import { createSwipe, dragFrame } from '../../../src/slides/drag'
import { createFrame, type Frame, fitHeight, markActive, withoutTransition } from '../../../src/slides/frame'
import { followKeys } from '../../../src/slides/keys'
import { createNavigation } from '../../../src/slides/navigation'
import { whenReady } from '../../../src/slides/pictures'
import { carouselRole } from '../../../src/slides/roles'
import { clampIndex, scrolledIndex } from '../../../src/slides/state'
import { watchSize } from '../../../src/slides/viewport'
import { pictureOf, type Settings, SWIPE_PX } from './markup'
import { createPager } from './pager'
import { createRow } from './row'
import { labelSlides, slideName } from './slide-labels'
import { createFade } from './transition'

/** A smaller difference is due to rounding. */
const TOLERANCE_PX = 1

const arrowLabels = () => ({
  previous: text('common.previous-slide', 'Previous slide'),
  next: text('common.next-slide', 'Next slide'),
})

interface SliderOptions {
  readonly host: HTMLElement
  readonly list: HTMLElement
  readonly settings: Settings
}

/** A slider that shows one slide of a list at a time. */
export function createSlider({ host, list, settings }: SliderOptions, scope: Scope): void {
  const { document, window } = scope
  const { rtl, transition: kind } = settings
  const adopted = scope.adopt
  const [first, widthPx] = [scrolledIndex(list), list.clientWidth]
  const frame = createFrame(list, { rtl, kind: kind === 'fade' ? 'lSFade' : 'lSSlide', adopted })
  scope.add(frame.unwrap)
  frame.wrap()
  const { slides, wrapper } = frame
  const count = slides.length
  const moveMs = () => (prefersReducedMotion(window) ? 0 : settings.moveMs)
  const transition =
    kind === 'fade' ? createFade(frame, { moveMs }) : createRow(frame, scope, { rtl, moveMs })
  let index = clampIndex(first, count)
  const { next, choose, stepBy } = createNavigation(document, {
    position: () => ({ index, count }),
    loops: true,
    go,
    nameOf: (number) => slideName(slides, number),
    onChoice: () => autoplay?.restart(),
  })

  keepWidth(frame, host, widthPx)
  setUpFrame(frame, settings)
  wrapper.append(createArrows(document, { hidden: count < 2, labels: arrowLabels(), go: stepBy }))
  const pick = (number: number) => number !== index && choose(number)
  const pager = count > 1 ? createPager(frame, { settings, window, choose: pick }) : undefined
  const intervalMs = settings.hasAutoplay && count > 1 ? settings.intervalMs : 0
  const autoplay = startAutoplay(scope, { box: host, buttonIn: wrapper, intervalMs, next })

  /** @param by a step, which may cross the ends; else the slides move within the row */
  function go(shown: number, by?: -1 | 1) {
    const left = slides[index]
    const hadFocus = left?.contains(document.activeElement) ?? false
    index = shown
    markActive(frame, index)
    transition.show(index, by ?? 0)
    pager?.show(index)
    fitShown()
    // The slide that was left is inert now.
    const slide = slides[index]
    if (hadFocus && slide && slide !== left) focusTarget(slide)
  }
  const fitShown = () => fitHeight(frame, index)
  const layOut = () =>
    withoutTransition(frame, moveMs(), () => {
      transition.layOut(index)
      markActive(frame, index)
      fitShown()
      pager?.layOut(index)
    })

  adopted.toggle(list, 'cS-hidden', false)
  layOut()
  if (count > 1) {
    const swipe = createSwipe({
      leastPx: SWIPE_PX,
      rtl,
      begin() {
        autoplay?.hold('drag', true)
        return true
      },
      drag: transition.drag,
      settle() {
        autoplay?.hold('drag', false)
        transition.show(index, 0)
      },
      stepBy,
    })
    dragFrame(scope, frame, swipe)
    followArrowKeys(scope, frame, { settings, stepBy })
  }
  const length = () => wrapper.clientWidth
  watchSize(scope, [wrapper, ...slides], { length, onLength: layOut, onContent: fitShown })
  whenReady(pictureOf(slides[0]), scope, () => {
    if (settings.kind === 'gallery') adopted.classes(list, 'slider-loaded')
  })
}

function setUpFrame(frame: Frame, { label }: Settings): void {
  const { outer, wrapper } = frame
  setAttributes(outer, carouselRole(label))
  labelSlides(frame)
  wrapper.style.transitionTimingFunction = 'ease'
  // With `hidden`, a link to a target in another slide would scroll the wrapper.
  wrapper.style.overflow = 'clip'
}

/**
 * Keeps the row of slides from making the frame, or a grid or table around it, wider.
 * @param widthPx of the list before it was moved into the frame
 */
function keepWidth({ outer, adopted }: Frame, host: HTMLElement, widthPx: number): void {
  const isNarrow = () => outer.clientWidth < widthPx - TOLERANCE_PX
  outer.style.setProperty('contain', 'inline-size')
  // A host that is as wide as its content has no width now.
  if (isNarrow()) adopted.style(host, 'width', '100%')
  if (isNarrow()) outer.style.removeProperty('contain')
}

interface KeyOptions {
  readonly settings: Settings
  readonly stepBy: (by: -1 | 1) => void
}

/** The arrow keys with the focus in the slider; a gallery has them while it is in view (contract 03 §3.2). */
function followArrowKeys(scope: Scope, { outer }: Frame, { settings, stepBy }: KeyOptions): void {
  const isGallery = settings.kind === 'gallery'
  let hasKeys = isGallery
  const { rtl } = settings
  followKeys(scope, outer, { rtl, go: stepBy, listens: (focus) => hasKeys || outer.contains(focus) })
  if (!isGallery) return
  const stop = watchInView(scope, outer, (isInView) => {
    hasKeys = isInView
  })
  scope.add(stop)
}
