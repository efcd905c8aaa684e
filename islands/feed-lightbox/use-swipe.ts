import { type RefObject, useEffect, useRef } from 'react'
import { onSwipe } from '../../legacy-shims/hammer'
import { listen } from '../../src/page/listen'
import { type SwipeRule, swipeBy } from '../../src/react/lightbox/swipe'

/** The gesture library's own (contract 05 §14.10): at least 10 px, and 0.3 px per ms. */
const SWIPE: SwipeRule = { leastPx: 9.99, mostMs: Number.POSITIVE_INFINITY, leastPxPerMs: 0.3 }

/** A finger that is swiped over the element leads on or back. */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  { step, report }: { step: (by: -1 | 1) => void; report: (cause: unknown) => void },
): void {
  const latest = useRef(step)
  latest.current = step
  useEffect(() => {
    const { current } = element
    if (!isOn || !current) return
    let begunMs = 0
    const stopTiming = listen(
      current,
      ['pointerdown'],
      ({ timeStamp }) => {
        begunMs = timeStamp
      },
      { capture: true, passive: true },
    )
    const stop = onSwipe(
      current,
      {
        begin() {},
        move() {},
        cancel() {},
        end(delta) {
          const by = swipeBy({ delta, ms: performance.now() - begunMs, rtl: false }, SWIPE)
          if (by !== 0) latest.current(by)
        },
      },
      report,
    )
    return () => {
      stop()
      stopTiming()
    }
  }, [element, isOn, report])
}
