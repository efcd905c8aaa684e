import { useLayoutEffect } from 'react'
import { useScope } from '../../../src/react/use-scope'
import { followDrag } from './drag'
import { followKeys, touchAction } from './gestures'
import type { Hero } from './hero'
import { withLaterCode } from './later-code'
import { canStep, type SliderState } from './slider'

/** Drags, arrow keys and the wheel, of two or more slides. */
export function useGestures(hero: Hero, state: SliderState): void {
  const { parts, settings, scope } = hero
  const axis = settings.kind === 'curtain' ? 'y' : 'x'
  const hasSeveral = state.count > 1
  const [isFirst, isLast] = [!canStep(state, -1), !canStep(state, 1)]
  useScope(
    scope,
    (own) => {
      if (!hasSeveral) return
      followDrag(hero, own)
      followKeys(hero, own)
      if (axis === 'y') withLaterCode(own, ({ followWheel }) => followWheel(hero, own))
    },
    [],
  )
  useLayoutEffect(() => {
    if (!hasSeveral) return
    const { adopt } = scope
    // A browser that does not know `pan-up` and `pan-down` keeps this value.
    if (axis === 'y') adopt.style(parts.host, 'touch-action', 'pan-x pinch-zoom')
    adopt.style(parts.host, 'touch-action', touchAction(axis, { isFirst, isLast }))
  }, [scope, parts, hasSeveral, axis, isFirst, isLast])
}
