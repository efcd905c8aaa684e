import type { Step, Timeline } from './timeline'

export interface PlayerOptions {
  /** Asked before each change. */
  mayChange(): boolean
  /** How long a word stands once the headline may change again. */
  readonly restMs: number
  next(): Timeline
  perform(step: Step): void
}

/** Plays one timeline after the other, by one timer. A change that has begun comes to its end. */
export function createPlayer({ mayChange, restMs, next, perform }: PlayerOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false

  function play(timeline: Timeline, done = 0, nowMs = 0) {
    const due = timeline.steps.slice(done).filter(({ atMs }) => atMs <= nowMs)
    for (const step of due) perform(step)
    const played = done + due.length
    const next = timeline.steps[played]
    const atMs = next?.atMs ?? timeline.lastsMs
    timer = setTimeout(() => (next ? play(timeline, played, atMs) : proceed()), atMs - nowMs)
  }
  function proceed() {
    isHeld = !mayChange()
    if (!isHeld) play(next())
  }
  return {
    play: (timeline: Timeline) => play(timeline),
    /** To be called when it may change again: not at once, since the visitor has yet to read the word. */
    resume() {
      if (!isHeld || !mayChange()) return
      isHeld = false
      timer = setTimeout(proceed, restMs)
    },
    stop: () => clearTimeout(timer),
  }
}
