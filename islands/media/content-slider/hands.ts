import { watchInView } from '../../../src/page/in-view'
import type { Page } from '../../../src/page/page'
import { followDrag } from '../../../src/slides/drag'
import type { Frame } from '../../../src/slides/frame'
import { followKeys } from '../../../src/slides/keys'
import { createSwipe } from '../../../src/slides/swipe'
import type { Settings } from './markup'

export interface HandsOptions {
  readonly frame: Frame
  readonly settings: Settings
  readonly page: Pick<Page, 'window' | 'report'>
  /** A drag begins or ends. */
  readonly hold: (on: boolean) => void
  readonly drag: (deltaPx: number) => void
  readonly settle: () => void
  readonly stepBy: (by: -1 | 1) => void
}

/** Mouse, finger and arrow keys. */
export function followHands(options: HandsOptions): () => void {
  const { frame, settings, page, hold, drag, settle, stepBy } = options
  const { kind, rtl } = settings
  const { outer } = frame
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
  const stops = [
    followDrag(frame.wrapper, { list: frame.list, adopted: frame.adopted, handlers, report: page.report }),
    followKeys(outer, {
      rtl,
      go: stepBy,
      listens: (focus) => hasKeys || outer.contains(focus),
    }),
  ]
  // A gallery has the keys wherever the focus is (contract 03 §3.2), as long as it is seen.
  if (isGallery) {
    const watch = (isInView: boolean) => {
      hasKeys = isInView
    }
    stops.push(watchInView(page, outer, watch))
  }
  return () => {
    for (const stop of stops) stop()
  }
}
