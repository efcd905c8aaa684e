import type { Scope, Stop } from '../../../src/page/scope'

/** A slider goes on by itself so much later than its own time, the first time (spec storefront §4). */
const START_MS = 2000
/** Timers know no longer time. */
const LONGEST_MS = 2 ** 31 - 1

export interface AutoplayOptions {
  /** Of a slide, in ms. */
  readonly intervalMs: number
  /** The time of a movement, where the slide's own time begins after it; else 0. */
  readonly movementMs: number
  /** Asked when the time is over. */
  readonly mayRun: () => boolean
  readonly advance: () => void
}

/** Slides that change by themselves. While it rests nothing is counted: afterwards a slide has its whole time again. */
export interface Autoplay {
  start(): void
  /** A slide has just begun to come: by itself, or chosen. */
  changed(): void
  /** The pointer, the keyboard or the page is elsewhere, or back. */
  look(): void
  /** Until it is started again. */
  stop(): void
  isOn(): boolean
}

export function createAutoplay(scope: Scope, options: AutoplayOptions): Autoplay {
  const { intervalMs, movementMs, mayRun, advance } = options
  let cancel: Stop | undefined
  let isOn = false

  function wait(ms: number) {
    cancel?.()
    cancel = undefined
    if (isOn && mayRun()) cancel = scope.after(Math.min(ms, LONGEST_MS), onTime)
  }
  function onTime() {
    cancel = undefined
    if (mayRun()) advance()
  }
  return {
    start() {
      isOn = true
      wait(START_MS + intervalMs)
    },
    changed: () => wait(intervalMs + movementMs),
    look() {
      if (!mayRun()) wait(0)
      else if (!cancel) wait(intervalMs)
    },
    stop() {
      isOn = false
      wait(0)
    },
    isOn: () => isOn,
  }
}
