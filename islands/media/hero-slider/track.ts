import type { Adoption } from '../../../src/dom/adoption'
import { type Kind, type Parts, VISIBLE_CLASS } from './markup'

/** The share of a drag beyond the ends that moves the track. */
const RESISTANCE = 0.5

/** A part of the track, in slides: from where to where a movement goes. */
interface Span {
  readonly from: number
  readonly to: number
}

interface TrackShape {
  readonly count: number
  readonly loops: boolean
}

/**
 * The position of each slide on the track, in slides. In a loop each slide is moved to where it will be seen, so that no
 * slide has to be copied with its links, videos and ids.
 */
export function slidePositions({ count, loops }: TrackShape, { from, to }: Span): number[] {
  const middle = (from + to) / 2
  return Array.from({ length: count }, (_, index) =>
    loops ? index + count * Math.round((middle - index) / count) : index,
  )
}

/** Where a movement begins: one that is longer than the track is shortened, because a slide is only in one position. */
export function movementStart({ count, loops }: TrackShape, { from, to }: Span): number {
  if (!loops || Math.abs(to - from) <= count - 1) return from
  return from < to ? to - 1 : to + 1
}

/** The indices of the slides that are seen between two positions. */
export function slidesBetween({ count }: Pick<TrackShape, 'count'>, { from, to }: Span): Set<number> {
  const seen = new Set<number>()
  for (let position = Math.floor(Math.min(from, to)); position < Math.max(from, to) + 1; position++) {
    seen.add(((position % count) + count) % count)
  }
  return seen
}

/** The position that a drag leads to, with resistance beyond the ends of a track that does not loop. */
export function draggedPosition({ count, loops }: TrackShape, position: number): number {
  const last = count - 1
  if (loops || (position >= 0 && position <= last)) return position
  return position < 0 ? position * RESISTANCE : last + (position - last) * RESISTANCE
}

/** In px. */
export interface SlideSize {
  readonly width: number
  readonly height: number
}

/** The slides on their track, which moves behind the slider's window (contract 04 §17.3). Positions are in slides. */
export interface Track {
  /** Sizes the slides and rests at a position. */
  layOut(size: SlideSize, position: number): void
  /** Shows a position without a movement. */
  rest(position: number): void
  moveTo(position: number, durationMs: number): void
  dragTo(position: number): void
  /** The current position, also during a movement. */
  position(): number
  /** The length of a slide along the track, in px. */
  slideLength(): number
}

interface TrackOptions extends Pick<Parts, 'host' | 'wrapper' | 'slides'> {
  readonly kind: Kind
  readonly loops: boolean
  readonly isRtl: boolean
  readonly adopted: Adoption
  /** Turns off the fade in the theme's CSS. */
  readonly isMotionReduced: boolean
}

export function createTrack(options: TrackOptions): Track {
  const { wrapper, slides, kind, loops, isRtl, adopted } = options
  const shape: TrackShape = { count: slides.length, loops }
  const isVertical = kind === 'curtain'
  const isFade = kind === 'fade'
  /** In a right-to-left page the later slides are to the left. */
  const towardsLater = isRtl && !isVertical ? -1 : 1
  /** The length of a slide along the track, in px. */
  let length = 0
  let layoutOffsets: readonly number[] = []
  let current = 0
  let isMoving = false

  const setStyle = (property: string, value: string) => adopted.style(wrapper, property, value)
  const setDuration = (ms: number) => setStyle('transition-duration', `${ms}ms`)

  /** Puts the slides where this part of the track needs them, and marks those that are seen. */
  function show(span: Span) {
    const positions = slidePositions(shape, span)
    const seen = slidesBetween(shape, span)
    for (const [index, slide] of slides.entries()) {
      const offset = isFade ? 0 : (positions[index] ?? 0) * length * towardsLater
      const by = offset - (layoutOffsets[index] ?? 0)
      adopted.style(slide, 'transform', Math.abs(by) < 1 ? '' : translate(by, kind))
      adopted.toggle(slide, VISIBLE_CLASS, seen.has(index))
    }
  }
  function turnTo(position: number) {
    current = position
    setStyle('transform', translate(isFade ? 0 : -position * length * towardsLater, kind))
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
    const shift = shiftOf(getComputedStyle(wrapper).transform, kind)
    return shift === undefined ? current : (-shift / length) * towardsLater
  }

  return {
    rest,
    position,
    slideLength: () => length,
    layOut(size, at) {
      length = isVertical ? size.height : size.width
      setSizes(options, size)
      setDuration(0)
      layoutOffsets = readLayoutOffsets(options)
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

function setSizes({ wrapper, slides, kind, adopted, isMotionReduced }: TrackOptions, size: SlideSize): void {
  const isFade = kind === 'fade'
  const [across, down] = kind === 'curtain' ? [1, slides.length] : [slides.length, 1]
  for (const slide of slides) {
    adopted.style(slide, 'width', `${size.width}px`)
    adopted.style(slide, 'height', `${size.height}px`)
    if (isMotionReduced && isFade) adopted.style(slide, 'transition', 'none')
  }
  adopted.style(wrapper, 'width', `${size.width * across}px`)
  adopted.style(wrapper, 'height', `${size.height * down}px`)
  if (!isFade) adopted.style(wrapper, 'transition-property', 'transform')
}

/**
 * The offset of each slide in the page's own layout from the slider's corner along the track, in px. The themes differ in how
 * they put slides in a row: floats, also from right to left, and others.
 */
function readLayoutOffsets({ host, wrapper, slides, kind, adopted }: TrackOptions): number[] {
  for (const node of [wrapper, ...slides]) adopted.style(node, 'transform', 'none')
  const corner = host.getBoundingClientRect()
  return slides.map((slide) => {
    const { left, top } = slide.getBoundingClientRect()
    return kind === 'curtain' ? top - corner.top : left - corner.left
  })
}

/** The CSS transform that shifts along the track. @param by in px */
function translate(by: number, kind: Kind): string {
  const rounded = `${Math.round(by * 100) / 100 || 0}px`
  return `translate3d(${kind === 'curtain' ? `0px, ${rounded}` : `${rounded}, 0px`}, 0px)`
}

/** The shift along the track in a computed transform, in px; undefined without one. */
function shiftOf(transform: string, kind: Kind): number | undefined {
  const numbers = /^matrix(3d)?\(([^)]*)\)$/.exec(transform)
  const values = numbers?.[2]?.split(',').map(Number)
  const first = numbers?.[1] ? 12 : 4
  return values?.[first + (kind === 'curtain' ? 1 : 0)]
}
