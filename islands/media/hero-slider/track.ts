import type { Adoption } from '../../../src/dom/adoption'
import { type Kind, type Parts, VISIBLE_CLASS } from './markup'
import { movementStart, type Span, slidePositions, slidesBetween, type TrackShape } from './positions'

/** In px. */
export interface SlideSize {
  readonly width: number
  readonly height: number
}

/** The slides on their track, which moves behind the slider's window (contract 04 §17.3). Positions are in slides. */
export interface Track {
  /** Sizes the slides and rests at a position. */
  layOutList(size: SlideSize, position: number): void
  /** Shows a position without a movement. */
  rest(position: number): void
  moveTo(position: number, durationMs: number): void
  dragTo(position: number): void
  /** The current position, also during a movement. */
  position(): number
  /** The length of a slide along the track, in px. */
  slideLength(): number
}

export interface TrackOptions extends Pick<Parts, 'host' | 'wrapper' | 'slides'> {
  readonly kind: Kind
  readonly loops: boolean
  readonly isRtl: boolean
  readonly adopted: Adoption
  /** Turns off the fade in the theme's CSS. */
  readonly isMotionReduced: boolean
}

export function createTrack(options: TrackOptions): Track {
  const { wrapper, slides, kind, loops } = options
  const shape: TrackShape = { count: slides.length, loops }
  const view = createTrackView(options, shape)
  let current = 0
  let isMoving = false

  function turnTo(position: number) {
    current = position
    view.turnTo(position)
  }
  function rest(position: number) {
    isMoving = false
    view.setDuration(0)
    view.show({ from: position, to: position })
    turnTo(position)
  }
  function position() {
    if (!isMoving || kind === 'fade' || view.slideLength() === 0) return current
    return view.drawnPosition() ?? current
  }

  return {
    rest,
    position,
    slideLength: view.slideLength,
    layOutList(size, at) {
      view.layOutList(size)
      rest(at)
    },
    moveTo(to, durationMs) {
      if (durationMs === 0) return rest(to)
      const span = { from: movementStart(shape, { from: position(), to }), to }
      view.setDuration(0)
      view.show(span)
      turnTo(span.from)
      // Reading the layout applies the start, from which the transition begins.
      void wrapper.offsetWidth
      isMoving = true
      view.setDuration(kind === 'fade' ? 0 : durationMs)
      turnTo(to)
    },
    dragTo(to) {
      isMoving = false
      view.setDuration(0)
      view.show({ from: Math.floor(to), to: Math.ceil(to) })
      turnTo(to)
    },
  }
}

/** Writes sizes and transforms of the wrapper and the slides. */
interface TrackView {
  layOutList(size: SlideSize): void
  /** Puts the slides where this part of the track needs them, and marks those that are seen. */
  show(span: Span): void
  turnTo(position: number): void
  /** The duration of the next movement. */
  setDuration(ms: number): void
  /** The position that the browser draws now; undefined without a transform. */
  drawnPosition(): number | undefined
  slideLength(): number
}

function createTrackView(options: TrackOptions, shape: TrackShape): TrackView {
  const { host, wrapper, slides, kind, isRtl, adopted, isMotionReduced } = options
  const isVertical = kind === 'curtain'
  /** In a right-to-left page the later slides are to the left. */
  const towardsLater = isRtl && !isVertical ? -1 : 1
  let size: SlideSize = { width: 0, height: 0 }
  /** The offset of each slide in the page's own layout from the slider's corner along the track, in px. */
  let layoutOffsets: readonly number[] = []
  const slideLength = () => (isVertical ? size.height : size.width)

  /** The themes differ in how they put slides in a row: floats, also from right to left, and others. */
  function readLayoutOffsets(): number[] {
    setDuration(0)
    for (const node of [wrapper, ...slides]) adopted.style(node, 'transform', 'none')
    const corner = host.getBoundingClientRect()
    return slides.map((slide) => {
      const { left, top } = slide.getBoundingClientRect()
      return isVertical ? top - corner.top : left - corner.left
    })
  }
  function setDuration(ms: number) {
    adopted.style(wrapper, 'transition-duration', `${ms}ms`)
  }
  const translate = (by: number) => {
    const rounded = Math.round(by * 100) / 100 || 0
    return isVertical ? `translate3d(0px, ${rounded}px, 0px)` : `translate3d(${rounded}px, 0px, 0px)`
  }

  return {
    slideLength,
    setDuration,
    layOutList(next) {
      size = next
      for (const slide of slides) {
        adopted.style(slide, 'width', px(size.width))
        adopted.style(slide, 'height', px(size.height))
        if (isMotionReduced && kind === 'fade') adopted.style(slide, 'transition', 'none')
      }
      const total = px(slideLength() * shape.count)
      adopted.style(wrapper, 'width', isVertical ? px(size.width) : total)
      adopted.style(wrapper, 'height', isVertical ? total : px(size.height))
      if (kind !== 'fade') adopted.style(wrapper, 'transition-property', 'transform')
      layoutOffsets = readLayoutOffsets()
    },
    show(span) {
      const positions = slidePositions(shape, span)
      for (const [index, slide] of slides.entries()) {
        const offset = kind === 'fade' ? 0 : (positions[index] ?? 0) * slideLength() * towardsLater
        const by = offset - (layoutOffsets[index] ?? 0)
        adopted.style(slide, 'transform', Math.abs(by) < 1 ? '' : translate(by))
      }
      const seen = slidesBetween(shape, span)
      for (const [index, slide] of slides.entries()) adopted.toggle(slide, VISIBLE_CLASS, seen.has(index))
    },
    turnTo(position) {
      const by = kind === 'fade' ? 0 : -position * slideLength() * towardsLater
      adopted.style(wrapper, 'transform', translate(by))
    },
    drawnPosition() {
      const shift = shiftOf(getComputedStyle(wrapper).transform, isVertical)
      return shift === undefined ? undefined : (-shift / slideLength()) * towardsLater
    },
  }
}

const px = (length: number) => `${length}px`

/** The translation in a computed transform, in px; undefined without one. */
function shiftOf(transform: string, isVertical: boolean): number | undefined {
  const numbers = /^matrix(3d)?\(([^)]*)\)$/.exec(transform)
  const values = numbers?.[2]?.split(',').map(Number)
  const first = numbers?.[1] ? 12 : 4
  return values?.[first + (isVertical ? 1 : 0)]
}
