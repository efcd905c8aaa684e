import { watchInView } from '../../../src/motion/in-view'
import type { Scope } from '../../../src/page/scope'
import { followDrag } from '../../../src/slides/drag'
import type { Frame } from '../../../src/slides/frame'
import { followKeys } from '../../../src/slides/keys'
import { createSwipe } from '../../../src/slides/swipe'
import type { Settings } from './markup'

export interface GestureOptions {
  readonly frame: Frame
  readonly settings: Settings
  /** Pauses the autoplay during a drag. */
  readonly hold: (isHeld: boolean) => void
  readonly drag: (deltaPx: number) => void
  readonly settle: () => void
  readonly stepBy: (by: -1 | 1) => void
}

/** Drags by mouse and finger, and the arrow keys. */
export function followGestures(scope: Scope, options: GestureOptions): void {
  const { frame, settings, hold, drag, settle, stepBy } = options
  const { kind, rtl } = settings
  const { outer, wrapper, list, adopted } = frame
  const isGallery = kind === 'gallery'
  let hasKeys = isGallery
  const handlers = createSwipe({
    rtl,
    begin() {
      hold(true)
      return true
    },
    drag,
    settle() {
      hold(false)
      settle()
    },
    stepBy,
  })
  scope.add(followDrag(wrapper, { list, adopted, handlers, report: scope.report }))
  scope.add(followKeys(outer, { rtl, go: stepBy, listens: (focus) => hasKeys || outer.contains(focus) }))
  // A gallery in view handles the keys wherever the focus is (contract 03 §3.2).
  if (isGallery) {
    const watch = (isInView: boolean) => {
      hasKeys = isInView
    }
    scope.add(watchInView(scope, outer, watch))
  }
}
