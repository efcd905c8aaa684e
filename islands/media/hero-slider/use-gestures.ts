import { useLayoutEffect } from 'react'
import { useScope } from '../../../src/react/use-scope'
import { dragTrack, followDrag } from './drag'
import { followKeys, followWheel, touchAction } from './gestures'
import type { Hero } from './hero'
import { scrollPast } from './scroll-past'
import { canStep, type Direction, type SliderState } from './slider'
import { hasCornerIn, windowBox } from './viewport'

/** Drags, arrow keys and the wheel, of two or more slides. */
export function useGestures(hero: Hero, state: SliderState): void {
  const { parts, settings, scope, $state, dispatch, track, choose } = hero
  const { host, outer } = parts
  const { isRtl } = settings
  const axis = settings.kind === 'curtain' ? 'y' : 'x'
  const hasSeveral = state.count > 1
  const step = (by: Direction) => choose({ type: 'step', by })

  useScope(
    scope,
    (own) => {
      if (!hasSeveral) return
      const handlers = dragTrack({
        track,
        settings,
        state: $state.get,
        grab: () => dispatch({ type: 'grab' }),
        release: (by) => choose({ type: 'release', by }),
      })
      followDrag(host, own, { axis, byMouse: axis === 'x', length: track.slideLength, handlers })
    },
    [],
  )
  useScope(
    scope,
    (own) => {
      if (!hasSeveral) return
      followKeys(host, own, {
        axis,
        isRtl,
        isInWindow: () => hasCornerIn(outer.getBoundingClientRect(), windowBox(own.document)),
        step(by) {
          // At the ends of a curtain the key scrolls the page.
          if (!canStep($state.get(), by)) return axis === 'x'
          step(by)
          return true
        },
      })
    },
    [],
  )
  useScope(
    scope,
    (own) => {
      if (!hasSeveral || axis === 'x') return
      followWheel(host, own, {
        canStep: (by) => canStep($state.get(), by),
        continues: settings.continues,
        step,
        continueToContent: () => void scrollPast(outer, scope),
      })
    },
    [],
  )

  const [isFirst, isLast] = [!canStep(state, -1), !canStep(state, 1)]
  useLayoutEffect(() => {
    if (!hasSeveral) return
    // A browser that does not know `pan-up` and `pan-down` keeps this value.
    if (axis === 'y') scope.adopt.style(host, 'touch-action', 'pan-x pinch-zoom')
    scope.adopt.style(host, 'touch-action', touchAction(axis, { isFirst, isLast }))
  }, [scope, host, hasSeveral, axis, isFirst, isLast])
}
