import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import type { Scope } from '../page/scope'
import { coastOf } from './coast'

/** What is left of a pull beyond the ends, where the line does not loop (contract 03 §1.5). */
const RESISTANCE = 1 / 5
/** From beyond the ends back to them. */
const RETURN_MS = 300

export interface LineOptions {
  /** What the slides are seen through. */
  readonly viewport: HTMLElement
  /** What moves. Its width is that of what is in view; the slides run out of it. */
  readonly track: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly isRtl: boolean
  readonly loops?: boolean
  /** Where it stands at first. */
  readonly index?: number
}

/**
 * One line of slides that moves from stop to stop. A stop is a slide at the line's beginning; the last stop is the one
 * that shows the line's end.
 */
export interface Line {
  /** The stop where it is, or where it is going. */
  index(): number
  last(): number
  loops(): boolean
  /** How far it has moved from the first stop, in px, however far apart the stops are. */
  offset(): number
  /** How far each stop is from the first, in px. */
  stops(): readonly number[]
  /** @param by where a line that loops is to go round: forward or back; else the shorter way */
  moveTo(index: number, move: { durationMs: number; by?: -1 | 1 }): void
  /** Stops where it is, and takes hold of it. */
  hold(): void
  /** @param px how far the hand has gone since, to the right */
  pull(px: number): void
  /**
   * Lets go of it: it goes on, ever more slowly, and stays wherever that is, but never beyond the ends.
   * @param pxPerMs how fast the hand was, to the right
   */
  coast(pxPerMs: number, options?: { returnMs?: number }): void
  /** Sizes, or the slides themselves, have changed. It keeps its stop, if there still is one of that number. */
  measure(slides?: readonly HTMLElement[]): void
}

/**
 * Embla measures, finds the stops, loops without copies and knows directions. The movement itself is ours: embla's is a
 * spring, which takes as long as it takes, and the theme's takes exactly as long as its settings say. What it has set
 * at the track and the slides is given back at the scope's end.
 */
export function createLine(scope: Scope, options: LineOptions): Line {
  const { performance } = scope.window
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
  let rest = () => {}
  let heldAt = 0

  /** Embla counts the other way: forward is negative. */
  function put(at: number) {
    const { location, offsetLocation, previousLocation, target, options, ...parts } = engine()
    const direction = Math.sign(at - location.get())
    for (const place of [location, offsetLocation, previousLocation]) place.set(at)
    if (options.loop) {
      parts.scrollLooper.loop(direction)
      parts.slideLooper.loop()
    }
    parts.translate.to(location.get())
  }
  /** The distance to the target shrinks to nothing; a loop may bring both nearer to the beginning meanwhile. */
  function travel(durationMs: number) {
    rest()
    const { target, location } = engine()
    const distance = target.get() - location.get()
    if (durationMs <= 0 || distance === 0) return put(target.get())
    run((elapsedMs) => {
      const part = Math.min(1, elapsedMs / durationMs)
      put(engine().target.get() - distance * remaining(part))
      return part < 1
    })
  }
  /** @param draw whether there is more to come */
  function run(draw: (elapsedMs: number) => boolean) {
    const began = performance.now()
    const next = () => {
      if (draw(performance.now() - began)) rest = scope.frame(next)
    }
    rest = scope.frame(next)
  }

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
      travel(durationMs)
    },
    hold() {
      rest()
      const { target, location } = engine()
      heldAt = location.get()
      target.set(heldAt)
    },
    pull(px) {
      const { axis, limit, options, target, location } = engine()
      const at = heldAt + axis.direction(px)
      const over = options.loop ? 0 : at - limit.constrain(at)
      target.set(at - over * (1 - RESISTANCE))
      put(target.get())
      // A loop may have brought it nearer to the beginning.
      if (options.loop) heldAt += location.get() - at
    },
    coast(pxPerMs, { returnMs = RETURN_MS } = {}) {
      rest()
      const { axis, index: counter, limit, location, options, scrollTarget, target } = engine()
      const from = location.get()
      const { wayPx, pxAfter, isOver } = coastOf(axis.direction(pxPerMs))
      const end = options.loop ? from + wayPx : limit.constrain(from + wayPx)
      const distance = end - from
      counter.set(scrollTarget.byDistance(distance, false).index)
      target.set(end)
      if (distance * wayPx <= 0) return travel(returnMs)
      run((elapsedMs) => {
        const gone = pxAfter(elapsedMs)
        const isThere = isOver(elapsedMs) || Math.abs(gone) >= Math.abs(distance)
        put(engine().target.get() - (isThere ? 0 : distance - gone))
        return !isThere
      })
    },
    measure(changed) {
      rest()
      api.reInit(changed ? { slides: [...changed] } : {})
    },
  }
}

/** How much of a way is left after a part of its time: quick at first, as the theme's `ease`. */
function remaining(part: number): number {
  return (1 - part) ** 3
}
