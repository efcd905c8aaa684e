import type { Hero } from './hero'
import { CHANGE_MS, type Settings } from './markup'
import { isRunning, type Wait } from './slider'

/** The first slide is shown longer by this time (spec storefront §4). */
const START_MS = 2000
/** The components are fetched so long before the first change. */
const AHEAD_MS = 1500
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1

type AutoplayParts = Pick<Hero, 'settings' | 'scope' | '$state' | 'dispatch' | 'look' | 'follow'>

/** Changes slides at an interval. @param prepare called a little before each change */
export function startAutoplay(
  { settings, scope, $state, dispatch, look, follow }: AutoplayParts,
  prepare: () => void,
): void {
  let waiting = scope.child()
  function advance() {
    // The focus may be the keyboard's by now, of which no event tells.
    look()
    if (isRunning($state.get())) dispatch({ type: 'advance' })
  }
  follow((state, before) => {
    if (state.wait === before.wait && isRunning(state) === isRunning(before)) return
    waiting.dispose()
    if (!isRunning(state)) return
    waiting = scope.child()
    const ms = waitMs(settings, state.wait)
    waiting.after(Math.max(0, ms - AHEAD_MS), prepare)
    waiting.after(ms, advance)
  })
}

function waitMs({ kind, autoplayMs = 0 }: Settings, { since }: Wait): number {
  // While the slides move, the interval of the next one has not begun.
  const beforeMs = { start: START_MS, change: kind === 'slide' ? CHANGE_MS.slide : 0, pause: 0 }
  return Math.min(beforeMs[since] + autoplayMs, LONGEST_MS)
}
