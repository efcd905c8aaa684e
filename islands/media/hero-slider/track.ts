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
  const { host, wrapper, slides, kind, loops, isRtl, adopted, isMotionReduced } = options
  const shape: TrackShape = { count: slides.length, loops }
  const isVertical = kind === 'curtain'
  const isFade = kind === 'fade'
  /** In a right-to-left page the later slides are to the left. */
  const towardsLater = isRtl && !isVertical ? -1 : 1
  /** The length of a slide along the track, in px. */
  let length = 0
  /** The offset of each slide in the page's own layout from the slider's corner along the track, in px. */
  let layoutOffsets: readonly number[] = []
  let current = 0
  let isMoving = false

  const setStyle = (property: string, value: string) => adopted.style(wrapper, property, value)
  const setDuration = (ms: number) => setStyle('transition-duration', `${ms}ms`)
  const translate = (by: number) => {
    const rounded = `${Math.round(by * 100) / 100 || 0}px`
    return `translate3d(${isVertical ? `0px, ${rounded}` : `${rounded}, 0px`}, 0px)`
  }

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
  /** Puts the slides where this part of the track needs them, and marks those that are seen. */
  function show(span: Span) {
    const positions = slidePositions(shape, span)
    const seen = slidesBetween(shape, span)
    for (const [index, slide] of slides.entries()) {
      const offset = isFade ? 0 : (positions[index] ?? 0) * length * towardsLater
      const by = offset - (layoutOffsets[index] ?? 0)
      adopted.style(slide, 'transform', Math.abs(by) < 1 ? '' : translate(by))
      adopted.toggle(slide, VISIBLE_CLASS, seen.has(index))
    }
  }
  function turnTo(position: number) {
    current = position
    setStyle('transform', translate(isFade ? 0 : -position * length * towardsLater))
  }
  function jump(span: Span, position: number) {
    isMoving = false
    setDuration(0)
    show(span)
    turnTo(position)
  }
  const rest = (position: number) => jump({ from: position, to: position }, position)
  function position() {
    if (!isMoving || isFade || length === 0) return current
    const shift = shiftOf(getComputedStyle(wrapper).transform, isVertical)
    return shift === undefined ? current : (-shift / length) * towardsLater
  }

  return {
    rest,
    position,
    slideLength: () => length,
    layOutList({ width, height }, at) {
      length = isVertical ? height : width
      for (const slide of slides) {
        adopted.style(slide, 'width', px(width))
        adopted.style(slide, 'height', px(height))
        if (isMotionReduced && isFade) adopted.style(slide, 'transition', 'none')
      }
      setStyle('width', px(isVertical ? width : width * shape.count))
      setStyle('height', px(isVertical ? height * shape.count : height))
      if (!isFade) setStyle('transition-property', 'transform')
      layoutOffsets = readLayoutOffsets()
      rest(at)
    },
    moveTo(to, durationMs) {
      if (durationMs === 0) return rest(to)
      const from = movementStart(shape, { from: position(), to })
      jump({ from, to }, from)
      // Reading the layout applies the start, from which the transition begins.
      void wrapper.offsetWidth
      isMoving = true
      setDuration(isFade ? 0 : durationMs)
      turnTo(to)
    },
    dragTo(to) {
      jump({ from: Math.floor(to), to: Math.ceil(to) }, to)
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
