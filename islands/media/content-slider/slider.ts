import { setAttributes } from '../../../src/dom/attributes'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { createArrows } from '../../../src/slides/arrows'
import { createFrame, type Frame, fitHeight, markActive, withoutTransition } from '../../../src/slides/frame'
import { startAutoplay } from '../../../src/slides/pausable-autoplay'
import { whenReady } from '../../../src/slides/ready'
import { scrolledIndex } from '../../../src/slides/scrolled-index'
import { watchSize } from '../../../src/slides/size'
import { followGestures } from './gestures'
import { keepWidth } from './keep-width'
import { pictureOf, type Settings } from './markup'
import { createNavigation } from './navigation'
import { createPager } from './pager'
import { createRow } from './row'
import { labelSlides } from './slide-labels'
import { createFade } from './transition'

const ARROW_LABELS = { previous: 'Previous slide', next: 'Next slide' }

export interface SliderOptions {
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
  const { slides, wrapper } = frame
  const hasSeveral = slides.length > 1
  const moveMs = () => (prefersReducedMotion(window) ? 0 : settings.moveMs)
  const transition =
    kind === 'fade' ? createFade(frame, { moveMs }) : createRow(frame, scope, { rtl, moveMs })
  const onVisitor = () => autoplay?.restart()
  const { index, next, choose, stepBy } = createNavigation(scope, { slides, first, show, onVisitor })

  keepWidth(frame, host, widthPx)
  setUpFrame(frame, settings)
  wrapper.append(createArrows(document, { hidden: !hasSeveral, labels: ARROW_LABELS, go: stepBy }))
  const pager = hasSeveral ? createPager(frame, { settings, window, choose }) : undefined
  const intervalMs = settings.hasAutoplay ? settings.intervalMs : 0
  const autoplay = hasSeveral
    ? startAutoplay({ box: host, buttonIn: wrapper, intervalMs, page: scope, next })
    : undefined
  if (autoplay) scope.add(autoplay.stop)

  function show(shown: number, by: -1 | 0 | 1) {
    markActive(frame, shown)
    transition.show(shown, by)
    pager?.show(shown)
    fitHeight(frame, shown)
  }
  const fitShown = () => fitHeight(frame, index())
  const layOutList = () =>
    withoutTransition(frame, moveMs(), () => {
      transition.layOutList(index())
      markActive(frame, index())
      fitShown()
      pager?.layOutList(index())
    })

  adopted.toggle(list, 'cS-hidden', false)
  layOutList()
  if (hasSeveral) {
    followGestures(scope, {
      frame,
      settings,
      hold: (isHeld) => autoplay?.hold('drag', isHeld),
      drag: transition.drag,
      settle: () => transition.show(index(), 0),
      stepBy,
    })
  }
  const length = () => wrapper.clientWidth
  scope.add(watchSize(window, [wrapper, ...slides], { length, onLength: layOutList, onContent: fitShown }))
  scope.add(
    whenReady(pictureOf(slides[0]), () => {
      if (settings.kind === 'gallery') adopted.classes(list, 'slider-loaded')
    }),
  )
}

function setUpFrame(frame: Frame, { label }: Settings): void {
  const { outer, wrapper } = frame
  setAttributes(outer, { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': label })
  labelSlides(frame)
  wrapper.style.transitionTimingFunction = 'ease'
  // With `hidden`, a link to a target in another slide would scroll the wrapper.
  wrapper.style.overflow = 'clip'
}
