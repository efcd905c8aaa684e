import { isRtl } from '../../../src/page/is-rtl'
import type { Scope } from '../../../src/page/scope'
import { keepInView } from '../../../src/slides/keep-in-view'
import { followKeys } from '../../../src/slides/keys'
import { createLine, type Line } from '../../../src/slides/line'
import { imagesIn, whenLoaded } from '../../../src/slides/pictures'
import { scrolledIndex } from '../../../src/slides/scrolled-index'
import { watchSize } from '../../../src/slides/size'
import { stopAfter } from '../../../src/slides/stops'
import { createControls } from './controls'
import { createFrame, type Frame } from './frame'
import { followGestures } from './gestures'
import { DRAGGABLE, type Settings, type SliderMarkup } from './markup'
import { createNavigation, type Navigation } from './navigation'
import { onSlideInAddress, slideInAddress } from './slide-in-address'
import { createView, type View } from './view'

export interface SliderOptions {
  readonly markup: SliderMarkup
  /** The state of the slider that this one replaces. */
  readonly former: SliderState | undefined
}

/** What a rebuilt slider takes over from the one before. */
export interface SliderState {
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
  const navigation = createNavigation(scope, { line, show, stopAutoplay })
  const { jump, stepBy } = navigation
  const mayAutoplay = former?.mayAutoplay ?? addressed === undefined
  const controls = createControls(scope, { box, settings, rtl, navigation, mayAutoplay })

  function layOutList() {
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
    layOutList()
  }

  layOutList()
  bringIntoView(scope, frame, { line, view, jump })
  scope.add(followKeys(box, { rtl, go: stepBy, listens: (focus) => box.contains(focus) }))
  onSlideInAddress(scope, slides, (target) => {
    stopAutoplay()
    jump(target)
  })
  const length = () => viewport.clientWidth
  scope.add(watchSize(window, [viewport], { length, onLength: onResize, onContent: () => {} }))
  whenLoaded(imagesIn(slides.slice(line.index(), line.index() + 1)), scope, showControls)
  if (settings.isDraggable) {
    const settle = () => navigation.go(line.index())
    const { isFree } = settings
    followGestures(scope, {
      viewport,
      line,
      rtl,
      isFree,
      onBegin: stopAutoplay,
      stepBy,
      settle,
      onCoast: show,
    })
  }

  return {
    track,
    state: () => ({ index: line.index(), mayAutoplay: controls.mayAutoplay() }),
    isOutdated: frame.isOutdated,
    focus: () => viewport.focus({ preventScroll: true }),
  }
}

const initialIndex = ({ index }: Settings, slides: readonly Element[]) => (index < slides.length ? index : 0)

interface InViewOptions extends Pick<Navigation, 'jump'> {
  readonly line: Line
  readonly view: View
}

/** Shows the slide that gets the focus, or that the browser has scrolled to. */
function bringIntoView(scope: Scope, { viewport, slides }: Frame, { line, view, jump }: InViewOptions): void {
  keepInView(viewport, scope, {
    onFocus(target) {
      const index = slides.findIndex((slide) => slide.contains(target))
      if (index < 0 || view.isWhole(index)) return
      jump(index < line.index() ? index : index - view.perView() + 1)
    },
    onScroll(px) {
      const [from, slide] = [line.offset(), viewport.clientWidth / view.perView()]
      if (!line.loops()) jump(stopAfter({ stops: line.stops(), from, to: from + px, slide }))
    },
  })
}
