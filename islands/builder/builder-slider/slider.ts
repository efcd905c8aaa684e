import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isRtl } from '../../../src/page/is-rtl'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { followKeys } from '../../../src/slides/keys'
import { createLine, type Line } from '../../../src/slides/line'
import { createNavigation, type Navigation } from '../../../src/slides/navigation'
import { imagesIn, whenLoaded } from '../../../src/slides/pictures'
import { clampIndex, scrolledIndex } from '../../../src/slides/state'
import { keepLineInView, watchSize } from '../../../src/slides/viewport'
import { createControls } from './controls'
import { createFrame, type Frame } from './frame'
import { followGestures } from './gestures'
import { DRAGGABLE, MOVE_MS, type Settings, type SliderMarkup } from './markup'
import { onSlideInAddress, slideInAddress } from './slide-in-address'
import { createView, type View } from './view'

interface SliderOptions {
  readonly markup: SliderMarkup
  /** The state of the slider that this one replaces. */
  readonly former: SliderState | undefined
}

/** A rebuilt slider takes this over from the one before. */
interface SliderState {
  /** The slide that is shown. */
  readonly index: number
  /** False once the visitor has chosen a slide. */
  readonly mayAutoplay: boolean
}

export interface Slider {
  readonly track: HTMLElement
  state(): SliderState
  /** Whether a script has added or removed slides. */
  isOutdated(): boolean
  /** Takes the focus of a control that was removed. */
  focus(): void
}

/** The blocks of a row or a column, one beside the other (contract 04 §3). */
export function createSlider(scope: Scope, { markup, former }: SliderOptions): Slider {
  const { window, adopt: adopted } = scope
  const { box, settings } = markup
  const rtl = isRtl(box, scope)
  const inSight = scrolledIndex(box)
  const frame = createFrame(scope, { ...markup, rtl })
  const { slides, viewport, track } = frame
  const addressed = slideInAddress(window, slides)
  const index = former?.index ?? addressed ?? (inSight || initialIndex(settings, slides))
  const line = createLine(scope, {
    viewport,
    track,
    slides,
    isRtl: rtl,
    loops: settings.loops,
    index: Math.min(index, slides.length - 1),
  })
  const view = createView(frame, { line, adopted, isFree: settings.isFree })
  const stopAutoplay = () => controls.stopAutoplay()
  const navigation = createNavigation(scope.document, {
    position: () => ({ index: line.index(), count: line.last() + 1 }),
    loops: line.loops(),
    go,
    nameOf: (number) =>
      text('common.of', '{number} of {count}', { number: number + 1, count: line.last() + 1 }),
    onChoice: stopAutoplay,
  })
  const mayAutoplay = former?.mayAutoplay ?? addressed === undefined
  const controls = createControls(scope, { box, settings, rtl, navigation, mayAutoplay })

  function go(to: number, by?: -1 | 1) {
    line.moveTo(to, { durationMs: prefersReducedMotion(window) ? 0 : MOVE_MS, ...(by && { by }) })
    show()
  }
  function jump(to: number) {
    line.moveTo(clampIndex(to, line.last() + 1), { durationMs: 0 })
    show()
  }
  function layOut() {
    view.measure()
    const canMove = line.last() > 0
    adopted.toggle(box, DRAGGABLE, settings.isDraggable && canMove)
    // Without arrows and dots, the viewport itself takes the keyboard's focus.
    viewport.tabIndex = canMove && !settings.hasDots && !settings.hasArrows ? 0 : -1
    show()
  }
  function show() {
    view.show()
    controls.show({ index: line.index(), last: line.last(), loops: line.loops() })
  }
  function showControls() {
    if (slides.length < 2) return
    controls.add()
    show()
  }
  function onResize() {
    line.measure()
    layOut()
  }

  layOut()
  followVisitor(scope, { markup, rtl, frame, line, view, navigation, go, jump, show, stopAutoplay })
  watchSize(scope, [viewport], { length: () => viewport.clientWidth, onLength: onResize })
  whenLoaded(imagesIn(slides.slice(line.index(), line.index() + 1)), scope, showControls)

  return {
    track,
    state: () => ({ index: line.index(), mayAutoplay: controls.mayAutoplay() }),
    isOutdated: frame.isOutdated,
    focus: () => viewport.focus({ preventScroll: true }),
  }
}

interface Steered {
  readonly markup: SliderMarkup
  readonly rtl: boolean
  readonly frame: Frame
  readonly line: Line
  readonly view: View
  readonly navigation: Navigation
  /** Moves with an animation. */
  readonly go: (to: number) => void
  /** Moves at once. */
  readonly jump: (to: number) => void
  readonly show: () => void
  readonly stopAutoplay: () => void
}

/** Moves the slider to the focus and to the page's address, by keys and by drags. */
function followVisitor(scope: Scope, slider: Steered): void {
  const { markup, rtl, frame, line, view, navigation, go, jump, show, stopAutoplay } = slider
  const { box, settings } = markup
  const { slides, viewport } = frame
  const { stepBy } = navigation
  keepLineInView(scope, { viewport, line, slides: () => slides, perView: view.perView, jump })
  followKeys(scope, box, { rtl, go: stepBy, listens: (focus) => box.contains(focus) })
  onSlideInAddress(scope, slides, (target) => {
    stopAutoplay()
    jump(target)
  })
  if (!settings.isDraggable) return
  followGestures(scope, {
    viewport,
    line,
    rtl,
    isFree: settings.isFree,
    onBegin: stopAutoplay,
    stepBy,
    settle: () => go(line.index()),
    onCoast: show,
  })
}

const initialIndex = ({ index }: Settings, slides: readonly Element[]) => (index < slides.length ? index : 0)
