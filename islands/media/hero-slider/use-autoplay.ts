import { useScope } from '../../../src/react/use-scope'
import type { Hero } from './hero'
import { CHANGE_MS, type Settings } from './markup'
import { isRunning, type SliderState, type Wait } from './slider'

/** The first slide is shown longer by this time (spec storefront §4). */
const START_MS = 2000
/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1

/** Changes slides at an interval. */
export function useAutoplay({ settings, scope, $state, dispatch, look }: Hero, state: SliderState): void {
  const { wait } = state
  const isOn = isRunning(state)
  useScope(
    scope,
    ({ after }) => {
      if (!isOn) return
      after(waitMs(settings, wait), () => {
        // The focus may be the keyboard's by now, of which no event tells.
        look()
        if (isRunning($state.get())) dispatch({ type: 'advance' })
      })
    },
    [isOn, wait],
  )
}

function waitMs({ kind, autoplayMs = 0 }: Settings, { since }: Wait): number {
  // While the slides move, the interval of the next one has not begun.
  const beforeMs = { start: START_MS, change: kind === 'slide' ? CHANGE_MS.slide : 0, pause: 0 }
  return Math.min(beforeMs[since] + autoplayMs, LONGEST_MS)
}
