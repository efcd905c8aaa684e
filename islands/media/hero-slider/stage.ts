import type { Adoption } from '../../../src/dom/adoption'
import { type Kind, type Parts, VISIBLE_CLASS } from './markup'
import { movementStart, type Stretch, slidePlaces, slidesBetween, type Track } from './track'

/** In px. */
export interface StageSize {
  readonly width: number
  readonly height: number
}

/** Where the slides are: their sizes, and the track that they lie on (contract 04 §17.3). */
export interface Stage {
  /** Lays everything anew and rests at a place. */
  lay(size: StageSize, place: number): void
  /** Rests at a place at once. */
  rest(place: number): void
  moveTo(place: number, durationMs: number): void
  /** Follows a drag. */
  follow(place: number): void
  /** Where the track is now, in slides, even half-way. */
  place(): number
  /** Of a slide along the track, in px. */
  length(): number
}

export interface StageOptions extends Pick<Parts, 'host' | 'wrapper' | 'slides'> {
  readonly kind: Kind
  readonly loops: boolean
  readonly isRtl: boolean
  readonly adopted: Adoption
  /** Slides that the theme's CSS fades are there at once. */
  readonly isMotionReduced: boolean
}

export function createStage(options: StageOptions): Stage {
  const { host, wrapper, slides, kind, loops, isRtl, adopted, isMotionReduced } = options
  const track: Track = { count: slides.length, loops }
  const isVertical = kind === 'curtain'
  /** In a page from right to left the later slides lie to the left. */
  const towardsLater = isRtl && !isVertical ? -1 : 1
  let size: StageSize = { width: 0, height: 0 }
  let at = 0
  let isMoving = false
  /** Where the page's own layout puts each slide, in px from the slider's corner along the axis. */
  let printed: readonly number[] = []
  const length = () => (isVertical ? size.height : size.width)

  function lay(next: StageSize, place: number) {
    size = next
    for (const slide of slides) {
      adopted.style(slide, 'width', px(size.width))
      adopted.style(slide, 'height', px(size.height))
      if (isMotionReduced && kind === 'fade') adopted.style(slide, 'transition', 'none')
    }
    const total = px(length() * track.count)
    adopted.style(wrapper, 'width', isVertical ? px(size.width) : total)
    adopted.style(wrapper, 'height', isVertical ? total : px(size.height))
    if (kind !== 'fade') adopted.style(wrapper, 'transition-property', 'transform')
    printed = readPrinted()
    rest(place)
  }

  /** Themes float their slides, from right to left as well, or set them in a row by other means. */
  function readPrinted(): number[] {
    setTransition(0)
    for (const node of [wrapper, ...slides]) adopted.style(node, 'transform', 'none')
    const corner = host.getBoundingClientRect()
    return slides.map((slide) => {
      const { left, top } = slide.getBoundingClientRect()
      return isVertical ? top - corner.top : left - corner.left
    })
  }

  function setTransition(durationMs: number) {
    adopted.style(wrapper, 'transition-duration', `${durationMs}ms`)
  }

  function layTrack(stretch: Stretch) {
    const places = slidePlaces(track, stretch)
    for (const [index, slide] of slides.entries()) {
      const wanted = kind === 'fade' ? 0 : (places[index] ?? 0) * length() * towardsLater
      const by = wanted - (printed[index] ?? 0)
      adopted.style(slide, 'transform', Math.abs(by) < 1 ? '' : translate(by))
    }
  }
  function showSeen(stretch: Stretch) {
    const seen = slidesBetween(track, stretch)
    for (const [index, slide] of slides.entries()) adopted.toggle(slide, VISIBLE_CLASS, seen.has(index))
  }
  function turnTo(place: number) {
    at = place
    adopted.style(wrapper, 'transform', translate(kind === 'fade' ? 0 : -place * length() * towardsLater))
  }
  const translate = (by: number) => {
    const rounded = Math.round(by * 100) / 100 || 0
    return isVertical ? `translate3d(0px, ${rounded}px, 0px)` : `translate3d(${rounded}px, 0px, 0px)`
  }

  function rest(place: number) {
    isMoving = false
    setTransition(0)
    layTrack({ from: place, to: place })
    showSeen({ from: place, to: place })
    turnTo(place)
  }
  function place() {
    if (!isMoving || kind === 'fade' || length() === 0) return at
    const shift = shiftOf(getComputedStyle(wrapper).transform, isVertical)
    return shift === undefined ? at : (-shift / length()) * towardsLater
  }

  return {
    lay,
    rest,
    place,
    length,
    moveTo(to, durationMs) {
      if (durationMs === 0) return rest(to)
      const stretch = { from: movementStart(track, { from: place(), to }), to }
      setTransition(0)
      layTrack(stretch)
      showSeen(stretch)
      turnTo(stretch.from)
      // Seen by the browser in between, so that it does move.
      void wrapper.offsetWidth
      isMoving = true
      setTransition(kind === 'fade' ? 0 : durationMs)
      turnTo(to)
    },
    follow(to) {
      isMoving = false
      setTransition(0)
      const stretch = { from: Math.floor(to), to: Math.ceil(to) }
      layTrack(stretch)
      showSeen(stretch)
      turnTo(to)
    },
  }
}

const px = (length: number) => `${length}px`

/** The shift in a computed transform, in px; undefined without one. */
function shiftOf(transform: string, isVertical: boolean): number | undefined {
  const numbers = /^matrix(3d)?\(([^)]*)\)$/.exec(transform)
  const values = numbers?.[2]?.split(',').map(Number)
  const first = numbers?.[1] ? 12 : 4
  return values?.[first + (isVertical ? 1 : 0)]
}
