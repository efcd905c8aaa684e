import type { Scope } from '../../../src/page/scope'
import type { Step, Timeline } from './timeline'

interface PlayerOptions {
  /** Called before each change. */
  mayChange(): boolean
  /** Played before the first change and after a pause, so that the visitor can read the word. */
  readonly preparation: Timeline
  next(): Timeline
  perform(step: Step): void
}

/** Plays one timeline after the other with one timer; a change that has begun is played to its end. */
export function createPlayer({ after }: Scope, { mayChange, preparation, next, perform }: PlayerOptions) {
  let isPaused = false

  function play(timeline: Timeline, done = 0, nowMs = 0) {
    const due = timeline.steps.slice(done).filter(({ atMs }) => atMs <= nowMs)
    for (const step of due) perform(step)
    const played = done + due.length
    const following = timeline.steps[played]
    const atMs = following?.atMs ?? timeline.lastsMs
    after(atMs - nowMs, () => (following ? play(timeline, played, atMs) : proceed(next)))
  }
  function proceed(choose: () => Timeline) {
    isPaused = !mayChange()
    if (!isPaused) play(choose())
  }
  const start = () => proceed(() => preparation)
  return {
    start,
    /** Has to be called whenever `mayChange` may have become true. */
    resume() {
      if (isPaused) start()
    },
  }
}
