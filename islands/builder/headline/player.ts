import type { Scope } from '../../../src/page/scope'
import type { Step, Timeline } from './timeline'

export interface PlayerOptions {
  /** Asked before each change. */
  mayChange(): boolean
  /** Before the first change, and before the one that had to wait: the visitor has yet to read the word. */
  readonly preparation: Timeline
  next(): Timeline
  perform(step: Step): void
}

/** Plays one timeline after the other, by one timer. A change that has begun comes to its end. */
export function createPlayer({ after }: Scope, { mayChange, preparation, next, perform }: PlayerOptions) {
  let isHeld = false

  function play(timeline: Timeline, done = 0, nowMs = 0) {
    const due = timeline.steps.slice(done).filter(({ atMs }) => atMs <= nowMs)
    for (const step of due) perform(step)
    const played = done + due.length
    const following = timeline.steps[played]
    const atMs = following?.atMs ?? timeline.lastsMs
    after(atMs - nowMs, () => (following ? play(timeline, played, atMs) : proceed(next)))
  }
  function proceed(choose: () => Timeline) {
    isHeld = !mayChange()
    if (!isHeld) play(choose())
  }
  const start = () => proceed(() => preparation)
  return {
    start,
    /** To be called when it may change again. */
    resume() {
      if (isHeld) start()
    },
  }
}
