import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isRtl } from '../../../src/page/is-rtl'
import type { Scope } from '../../../src/page/scope'
import { firstInSight } from '../../../src/slides/first-in-sight'
import { keepInView } from '../../../src/slides/keep-in-view'
import { followKeys } from '../../../src/slides/keys'
import { createLine } from '../../../src/slides/line'
import { imagesIn, whenLoaded } from '../../../src/slides/pictures'
import { watchSize } from '../../../src/slides/size'
import { step, stopAfter } from '../../../src/slides/stops'
import { addressed } from './addressed'
import { addControls, type Controls } from './controls'
import { createFrame } from './frame'
import { followGestures } from './gestures'
import { DRAGGABLE, MOVE_MS, type Settings, type SliderMarkup } from './markup'
import { createView } from './view'

export interface SliderOptions {
  readonly markup: SliderMarkup
  /** Of the one that it takes the place of. */
  readonly former: SliderState | undefined
}

/** What the visitor has made of it. */
export interface SliderState {
  /** The slide where it stands. */
  readonly index: number
  /** Whether it may go by itself: not any more once a slide was chosen. */
  readonly mayRun: boolean
}

export interface Slider {
  readonly track: HTMLElement
  state(): SliderState
  /** Whether somebody has added slides, or has taken some out. */
  isOutdated(): boolean
  /** For who was at a control that is no more. */
  focus(): void
}

/** The blocks of a row or a column, one beside the other (contract 04 §3). */
export function createSlider(scope: Scope, { markup, former }: SliderOptions): Slider {
  const { document, window, adopt: adopted } = scope
  const { box, settings } = markup
  const rtl = isRtl(box, scope)
  const inSight = firstInSight(box)
  const frame = createFrame(scope, { ...markup, rtl })
  const { slides, viewport, track } = frame
  const chosen = addressed(window, slides)
  let mayRun = former?.mayRun ?? chosen === undefined
  const line = createLine(scope, {
    viewport,
    track,
    slides,
    isRtl: rtl,
    loops: settings.loops,
    index: Math.min(former?.index ?? chosen ?? (inSight || firstOf(settings, slides)), slides.length - 1),
  })
  const view = createView(frame, { line, adopted, isFree: settings.isFree })
  let controls: Controls | undefined

  function lay() {
    view.measure()
    const canMove = line.last() > 0
    adopted.toggle(box, DRAGGABLE, settings.isDraggable && canMove)
    // With neither arrows nor dots the keyboard has nothing else to hold on to.
    viewport.tabIndex = canMove && !settings.hasDots && !settings.hasArrows ? 0 : -1
    show()
  }
  function show() {
    view.show()
    controls?.show({ index: line.index(), last: line.last(), loops: line.loops() })
  }
  const pace = () => (prefersReducedMotion(window) ? 0 : MOVE_MS)
  function go(index: number, by?: -1 | 1) {
    line.moveTo(index, { durationMs: pace(), ...(by && { by }) })
    show()
  }
  function jump(index: number) {
    line.moveTo(Math.max(0, Math.min(index, line.last())), { durationMs: 0 })
    show()
  }
  /** By itself: where it does not loop, it goes back from its end to its beginning. */
  const next = () =>
    go(step({ index: line.index(), last: line.last() }, 1).index, line.loops() ? 1 : undefined)

  function stopRun() {
    mayRun = false
    controls?.stopRun()
  }
  /** By the visitor. */
  function choose(index: number, by?: -1 | 1) {
    stopRun()
    go(index, by)
    announce(document, `${line.index() + 1} of ${line.last() + 1}`)
  }
  function stepBy(by: -1 | 1) {
    if (line.last() === 0) return
    const { index, rewinds } = step({ index: line.index(), last: line.last() }, by)
    if (line.loops()) choose(index, by)
    else if (!rewinds) choose(index)
  }
  function bringIn(target: Element) {
    const number = slides.findIndex((slide) => slide.contains(target))
    if (number >= 0 && !view.holds(number)) {
      jump(number < line.index() ? number : number - view.perView() + 1)
    }
  }
  function onScroll(px: number) {
    const [from, slide] = [line.offset(), viewport.clientWidth / view.perView()]
    if (!line.loops()) jump(stopAfter({ stops: line.stops(), from, to: from + px, slide }))
  }
  function showAddressed() {
    const index = addressed(window, slides)
    if (index === undefined) return
    stopRun()
    jump(index)
  }
  function showControls() {
    if (slides.length < 2) return
    const everyMs = mayRun ? settings.everyMs : 0
    controls = addControls(scope, { box, settings: { ...settings, everyMs }, rtl, go: choose, stepBy, next })
    show()
  }

  lay()
  keepInView(viewport, scope, { onFocus: bringIn, onScroll })
  scope.add(followKeys(box, { rtl, go: stepBy, listens: (focus) => box.contains(focus) }))
  scope.listen(window, 'hashchange', showAddressed)
  const length = () => viewport.clientWidth
  const onLength = () => {
    line.measure()
    lay()
  }
  scope.add(watchSize(window, [viewport], { length, onLength, onContent: () => {} }))
  whenLoaded(imagesIn(slides.slice(line.index(), line.index() + 1)), scope, showControls)
  if (settings.isDraggable) {
    followGestures(scope, {
      viewport,
      line,
      rtl,
      isFree: settings.isFree,
      onBegin: stopRun,
      stepBy,
      settle: () => go(line.index()),
      release(speed) {
        if (prefersReducedMotion(window)) line.coast(0, { returnMs: 0 })
        else line.coast(speed)
        show()
      },
    })
  }

  return {
    track,
    state: () => ({ index: line.index(), mayRun }),
    isOutdated: frame.isOutdated,
    focus: () => viewport.focus({ preventScroll: true }),
  }
}

const firstOf = ({ index }: Settings, slides: readonly Element[]) => (index < slides.length ? index : 0)
