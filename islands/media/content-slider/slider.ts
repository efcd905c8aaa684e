import { announce } from '../../../src/dom/announce'
import { setAttributes } from '../../../src/dom/attributes'
import { focusTarget } from '../../../src/dom/focus-target'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { createArrows } from '../../../src/slides/arrows'
import { firstInSight } from '../../../src/slides/first-in-sight'
import { atOnce, createFrame, fitHeight, markActive } from '../../../src/slides/frame'
import { goTo, stepAround } from '../../../src/slides/position'
import { whenReady } from '../../../src/slides/ready'
import { watchSize } from '../../../src/slides/size'
import { createAutoplay } from './autoplay'
import { followGestures } from './gestures'
import { keepWidth } from './keep-width'
import { pictureOf, type Settings } from './markup'
import { createPager, slideName } from './pager'
import { describeSlides } from './roles'
import { createRow } from './row'
import { createStack } from './stack'

const ARROW_LABELS = { previous: 'Previous slide', next: 'Next slide' }

export interface SliderOptions {
  readonly host: HTMLElement
  readonly list: HTMLElement
  readonly settings: Settings
}

/** One list of slides, alive. */
export function createSlider({ host, list, settings }: SliderOptions, scope: Scope): void {
  const { document, window } = scope
  const { rtl, transition } = settings
  const adopted = scope.adopt
  const [first, widthPx] = [firstInSight(list), list.clientWidth]
  const frame = createFrame(list, { rtl, kind: transition === 'fade' ? 'lSFade' : 'lSSlide', adopted })
  scope.add(frame.unwrap)
  const { slides, outer, wrapper } = frame
  const several = slides.length > 1
  const moveMs = () => (prefersReducedMotion(window) ? 0 : settings.moveMs)
  const stage =
    transition === 'fade' ? createStack(frame, { moveMs }) : createRow(frame, scope, { rtl, moveMs })
  let position = goTo({ index: 0, count: slides.length }, first)

  keepWidth(frame, host, widthPx)
  setAttributes(outer, { role: 'group', 'aria-roledescription': 'carousel', 'aria-label': settings.label })
  describeSlides(frame)
  wrapper.style.transitionTimingFunction = 'ease'
  // A jump to a place in another slide would scroll what is merely hidden.
  wrapper.style.overflow = 'clip'
  wrapper.append(createArrows(document, { hidden: !several, labels: ARROW_LABELS, go: stepBy }))
  const pager = several ? createPager(frame, { settings, window, choose }) : undefined
  const running = several ? createAutoplay({ frame, host, settings, page: scope, next: runOn }) : undefined
  if (running) scope.add(running.stop)

  function show(index: number, by: -1 | 0 | 1) {
    const left = slides[position.index]
    const hadFocus = left?.contains(document.activeElement) ?? false
    position = goTo(position, index)
    markActive(frame, position.index)
    stage.show(position.index, by)
    pager?.show(position.index)
    fitHeight(frame, position.index)
    const shown = slides[position.index]
    // What is left is out of reach from now on.
    if (hadFocus && shown && shown !== left) focusTarget(shown)
  }
  function runOn() {
    show(stepAround(position, 1).index, 1)
  }
  /** By the visitor: those who do not see it hear of it. */
  function move(index: number, by: -1 | 0 | 1) {
    if (index === position.index) return
    show(index, by)
    running?.restart()
    announce(document, slideName(slides, index))
  }
  function stepBy(by: -1 | 1) {
    move(stepAround(position, by).index, by)
  }
  function choose(index: number) {
    move(index, 0)
  }
  const refit = () => fitHeight(frame, position.index)
  const lay = () =>
    atOnce(frame, moveMs(), () => {
      stage.lay(position.index)
      markActive(frame, position.index)
      refit()
      pager?.lay(position.index)
    })

  adopted.toggle(list, 'cS-hidden', false)
  lay()
  if (several) {
    followGestures(scope, {
      frame,
      settings,
      hold: (on) => running?.hold('drag', on),
      drag: stage.drag,
      settle: () => stage.show(position.index, 0),
      stepBy,
    })
  }
  scope.add(
    watchSize(window, [wrapper, ...slides], {
      length: () => wrapper.clientWidth,
      onLength: lay,
      onContent: refit,
    }),
  )
  scope.add(
    whenReady(pictureOf(slides[0]), () => {
      if (settings.kind === 'gallery') adopted.classes(list, 'slider-loaded')
    }),
  )
}
