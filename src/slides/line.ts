import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import type { Scope } from '../page/scope'
import { coastOf } from './coast'

/** The part of a drag beyond the ends that moves the line, where it does not loop (contract 03 §1.5). */
const RESISTANCE = 1 / 5
/** How long the line takes from beyond its ends back to them. */
const RETURN_MS = 300

interface LineOptions {
  /** The element that the slides are seen through. */
  readonly viewport: HTMLElement
  /** The element that moves. It is as wide as the viewport, and the slides overflow it. */
  readonly track: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly isRtl: boolean
  readonly loops?: boolean
  /** The stop to begin at. */
  readonly index?: number
}

/**
 * A line of slides that moves from stop to stop. At a stop, a slide is at the viewport's start; at the last stop the
 * line's end is at the viewport's end.
 */
export interface Line {
  /** The stop where it is, or where it is moving to. */
  index(): number
  last(): number
  loops(): boolean
  /** The distance from the first stop, in px. */
  offset(): number
  /** The distance of each stop from the first, in px. */
  stops(): readonly number[]
  /** @param by the direction in which a line that loops moves; default: the shorter way */
  moveTo(index: number, move: { durationMs: number; by?: -1 | 1 }): void
  /** Stops where it is, as a drag begins. */
  hold(): void
  /** @param px the pointer's distance since {@link Line.hold}, to the right */
  pull(px: number): void
  /**
   * Ends a drag: the line goes on, slows down and stays where it stops, but never beyond the ends.
   * @param pxPerMs the pointer's speed, to the right
   */
  coast(pxPerMs: number, options?: { returnMs?: number }): void
  /** Measures anew. The line stays at its stop if it still has one of that number. */
  measure(slides?: readonly HTMLElement[]): void
}

/**
 * Embla measures the slides, finds the stops, loops and knows directions; {@link createLineMovement} moves the track. The
 * end of the scope restores what embla has set on the track and the slides.
 */
export function createLine(scope: Scope, options: LineOptions): Line {
  const { viewport, track, slides, isRtl, loops = false, index = 0 } = options
  const api: EmblaCarouselType = EmblaCarousel(viewport, {
    container: track,
    slides: [...slides],
    align: 'start',
    containScroll: 'trimSnaps',
    direction: isRtl ? 'rtl' : 'ltr',
    loop: loops,
    startIndex: index,
    watchDrag: false,
    watchFocus: false,
    watchResize: false,
    watchSlides: false,
  })
  scope.add(api.destroy)
  const engine = () => api.internalEngine()
  const movement = createLineMovement(scope, api)
  let heldAt = 0

  return {
    index: () => api.selectedScrollSnap(),
    last: () => Math.max(0, engine().scrollSnaps.length - 1),
    loops: () => engine().options.loop,
    offset: () => (engine().scrollSnaps[0] ?? 0) - engine().location.get(),
    stops() {
      const [first = 0, ...others] = engine().scrollSnaps
      return [0, ...others.map((snap) => first - snap)]
    },
    moveTo(to, { durationMs, by }) {
      const { index: counter, scrollTarget, target } = engine()
      counter.set(to)
      target.add(scrollTarget.byIndex(counter.get(), by ? -by : 0).distance)
      movement.travel(durationMs)
    },
    hold() {
      movement.stop()
      const { target, location } = engine()
      heldAt = location.get()
      target.set(heldAt)
    },
    pull(px) {
      const { axis, limit, options, target, location } = engine()
      const position = heldAt + axis.direction(px)
      const beyond = options.loop ? 0 : position - limit.constrain(position)
      target.set(position - beyond * (1 - RESISTANCE))
      movement.put(target.get())
      // The loop may have shifted the location by the line's length.
      if (options.loop) heldAt += location.get() - position
    },
    coast(pxPerMs, { returnMs = RETURN_MS } = {}) {
      movement.stop()
      const { axis, index: counter, limit, location, options, scrollTarget, target } = engine()
      const from = location.get()
      const { distancePx, pxAfter, isOver } = coastOf(axis.direction(pxPerMs))
      const end = options.loop ? from + distancePx : limit.constrain(from + distancePx)
      const distance = end - from
      counter.set(scrollTarget.byDistance(distance, false).index)
      target.set(end)
      if (distance * distancePx <= 0) return movement.travel(returnMs)
      movement.run((elapsedMs) => {
        const moved = pxAfter(elapsedMs)
        const isThere = isOver(elapsedMs) || Math.abs(moved) >= Math.abs(distance)
        movement.put(engine().target.get() - (isThere ? 0 : distance - moved))
        return !isThere
      })
    },
    measure(changed) {
      movement.stop()
      api.reInit(changed ? { slides: [...changed] } : {})
    },
  }
}

/** Moves embla's track frame by frame. Positions are embla's, in px: forward is negative. */
interface LineMovement {
  /** Puts the track at a position. */
  put(position: number): void
  /** Moves the track to embla's target. */
  travel(durationMs: number): void
  /** @param draw called in each frame; returns whether the movement goes on */
  run(draw: (elapsedMs: number) => boolean): void
  /** Stops where the track is. */
  stop(): void
}

/**
 * Embla's own movement is a spring, whose duration depends on the distance; the theme's movements take exactly as long as
 * its settings say.
 */
function createLineMovement(scope: Scope, api: EmblaCarouselType): LineMovement {
  const { performance } = scope.window
  const engine = () => api.internalEngine()
  let stop = () => {}

  function put(position: number) {
    const { location, offsetLocation, previousLocation, target, options, ...parts } = engine()
    const direction = Math.sign(position - location.get())
    for (const value of [location, offsetLocation, previousLocation]) value.set(position)
    if (options.loop) {
      parts.scrollLooper.loop(direction)
      parts.slideLooper.loop()
    }
    parts.translate.to(location.get())
  }
  /** The remaining distance to the target decides: a loop may shift both the target and the location meanwhile. */
  function travel(durationMs: number) {
    stop()
    const { target, location } = engine()
    const distance = target.get() - location.get()
    if (durationMs <= 0 || distance === 0) return put(target.get())
    run((elapsedMs) => {
      const progress = Math.min(1, elapsedMs / durationMs)
      put(engine().target.get() - distance * remaining(progress))
      return progress < 1
    })
  }
  function run(draw: (elapsedMs: number) => boolean) {
    const began = performance.now()
    const next = () => {
      if (draw(performance.now() - began)) stop = scope.frame(next)
    }
    stop = scope.frame(next)
  }
  return { put, travel, run, stop: () => stop() }
}

/** The part of the distance that is left, by an easing that is quick at first, as the theme's `ease`. */
function remaining(progress: number): number {
  return (1 - progress) ** 3
}
