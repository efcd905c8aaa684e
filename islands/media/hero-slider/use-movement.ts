import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { useScope } from '../../../src/react/use-scope'
import type { Hero } from './hero'
import { CHANGE_MS } from './markup'
import type { SliderState } from './slider'

/** A fade runs in CSS, and the caption does not wait for its end (contract 04 §17.7). */
const FADE_ARRIVAL_MS = 100

/** Moves the slides to the state's position. */
export function useMovement(hero: Hero, { phase, position, index }: SliderState): void {
  const { scope, track, sizing, dispatch } = hero
  const { kind } = hero.settings
  useScope(
    scope,
    ({ after }) => {
      if (phase !== 'moving' && phase !== 'returning') return
      function arrive() {
        track.rest(index)
        sizing.fit(index)
        dispatch({ type: 'settle' })
      }
      const durationMs = prefersReducedMotion(scope.window) ? 0 : CHANGE_MS[kind]
      track.moveTo(position, durationMs)
      if (durationMs === 0) arrive()
      else after(kind === 'fade' ? FADE_ARRIVAL_MS : durationMs, arrive)
    },
    [phase, position],
  )
}
