import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
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

/**
 * Moves the focus on when a change hides the focused element.
 * @param change a number that differs for each change; the first change may have come before the component
 * @param isIn whether the focus may have to move; asked before the nodes change
 */
export function useFocusMove(change: number, isIn: () => boolean, move: () => void): void {
  const latest = useRef({ change: 0, wasIn: false })
  useInsertionEffect(() => {
    latest.current = { change, wasIn: change !== latest.current.change && isIn() }
  })
  useLayoutEffect(() => {
    if (latest.current.wasIn) move()
  })
}

/** The latest value that was not empty: a slide without a tone or a title keeps those of the one before. */
export function useLast(value: string | undefined): string | undefined {
  const [last, setLast] = useState(value)
  if (value && value !== last) setLast(value)
  return value || last
}
