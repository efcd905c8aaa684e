import { onSwipe } from '../../../legacy-shims/hammer'
import { listen } from '../../../src/dom/listen'
import { type SwipeRule, swipeBy } from '../../../src/overlay/lightbox/swipe'

/** The gesture library's own (contract 05 §14.10): at least 10 px, and 0.3 px per ms. */
const SWIPE: SwipeRule = { leastPx: 9.99, mostMs: Number.POSITIVE_INFINITY, leastPxPerMs: 0.3 }

/** Tells of each finger that is swiped over the element. @returns the end */
export function followSwipe(
  element: HTMLElement,
  step: (by: -1 | 1) => void,
  report: (cause: unknown) => void,
): () => void {
  let begunMs = 0
  const stopTiming = listen(
    element,
    ['pointerdown'],
    ({ timeStamp }) => {
      begunMs = timeStamp
    },
    { capture: true, passive: true },
  )
  const stop = onSwipe(
    element,
    {
      begin() {},
      move() {},
      cancel() {},
      end(delta) {
        const by = swipeBy({ delta, ms: performance.now() - begunMs, rtl: false }, SWIPE)
        if (by !== 0) step(by)
      },
    },
    report,
  )
  return () => {
    stop()
    stopTiming()
  }
}
