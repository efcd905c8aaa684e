import { animateFrom } from '../../src/page/animate-from'

/** Contract 03 §5.4. */
const CLOSE_MS = 400

/** Carries out a change of what a list shows: what stays moves to its new place, what comes fades in. */
export function createRanks() {
  let stops: (() => void)[] = []
  function stop() {
    for (const each of stops) each()
    stops = []
  }
  return {
    stop,
    /** @param items all of the list, shown or not */
    change(items: readonly HTMLElement[], carryOut: () => void) {
      const before = new Map(items.filter(isShown).map((item) => [item, item.getBoundingClientRect()]))
      stop()
      carryOut()
      const after = items.filter(isShown).map((item) => [item, item.getBoundingClientRect()] as const)
      stops = after.map(([item, place]) => {
        const from = before.get(item)
        const frame: Keyframe = from ? { transform: distance(from, place) } : { opacity: 0 }
        return animateFrom(item, frame, { durationMs: CLOSE_MS })
      })
    },
  }
}

const distance = (from: DOMRect, to: DOMRect) => `translate(${from.left - to.left}px, ${from.top - to.top}px)`
const isShown = (item: HTMLElement) => item.offsetWidth > 0
