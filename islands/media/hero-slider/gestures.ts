import type { Scope } from '../../../src/page/scope'
import { type DragHandlers, followDrag } from './drag'
import { followKeys } from './keys'
import type { Parts, Settings } from './markup'
import type { Direction } from './slider'
import { hasCornerIn, windowBox } from './surroundings'
import { touchAction } from './swipe'
import { followWheel, wheelAnswer } from './wheel'

/** What the visitor does with the slides other than by its controls: drags, arrow keys, the wheel. */
export interface Hands {
  /** Another slide is there now. */
  look(): void
}

export interface GestureOptions {
  readonly parts: Parts
  readonly settings: Settings
  /** Of a slide along the track, in px. */
  readonly length: () => number
  readonly can: (by: Direction) => boolean
  readonly step: (by: Direction) => void
  readonly goOn: () => void
  readonly drag: DragHandlers
}

export function createHands(scope: Scope, options: GestureOptions): Hands {
  const { parts, settings, length, can, step, goOn, drag } = options
  const { host, outer } = parts
  const axis = settings.kind === 'curtain' ? 'y' : 'x'
  const { isRtl } = settings

  followDrag(host, scope, { axis, byMouse: axis === 'x', length, handlers: drag })
  followKeys(host, scope, {
    axis,
    isRtl,
    isInWindow: () => hasCornerIn(outer.getBoundingClientRect(), windowBox(scope.document)),
    step(by) {
      // At a curtain's end the key scrolls the page.
      if (!can(by)) return axis === 'x'
      step(by)
      return true
    },
  })
  if (axis === 'y') {
    followWheel(host, scope, (facts) => {
      const answer = wheelAnswer({ ...facts, canStep: can, continues: settings.continues })
      if (answer.kind === 'step') step(answer.by)
      if (answer.kind === 'continue') goOn()
      return answer
    })
  }

  function look() {
    const edges = { isFirst: !can(-1), isLast: !can(1) }
    // Where a browser does not know the single directions, the slider has the finger.
    if (axis === 'y') scope.adopt.style(host, 'touch-action', 'pan-x pinch-zoom')
    scope.adopt.style(host, 'touch-action', touchAction(axis, edges))
  }
  look()

  return { look }
}
