import type { DragHandlers } from './drag'
import type { Kind, Settings } from './markup'
import type { Direction, SliderState } from './slider'
import type { Stage } from './stage'
import { draggedPlace } from './track'

/** Of the pointer's way, that of the slides (contract 04 §17.6). */
const FOLLOWED: Readonly<Record<Kind, number>> = { slide: 0.7, fade: 0.7, curtain: 1 }

export interface DraggingOptions {
  readonly stage: Stage
  readonly settings: Pick<Settings, 'kind' | 'isRtl'>
  readonly state: () => SliderState
  readonly grab: () => void
  readonly release: (by: Direction | 0) => void
}

/** The slides go with the pointer, from where they are, be it half-way. */
export function createDragging(options: DraggingOptions): DragHandlers {
  const { stage, settings, state, grab, release } = options
  const { kind, isRtl } = settings
  /** The later slides lie to the left. */
  const isMirrored = isRtl && kind !== 'curtain'
  let from = 0
  return {
    begin() {
      from = stage.place()
      grab()
    },
    move(travel) {
      if (state().phase !== 'dragged' || stage.length() === 0) return
      const way = (travel * FOLLOWED[kind]) / stage.length()
      stage.follow(draggedPlace(state(), isMirrored ? from + way : from - way))
    },
    end(by) {
      if (by === 0 || !isMirrored) release(by)
      else release(by === 1 ? -1 : 1)
    },
  }
}
