import { animateFrom } from '../../../src/page/animate-from'

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
      stops = after.flatMap(([item, place]) => {
        const frame = frameFrom(before.get(item), place)
        return frame ? [animateFrom(item, frame, { durationMs: CLOSE_MS })] : []
      })
    },
  }
}

/** Nothing for what stays where it is. */
function frameFrom(before: DOMRect | undefined, after: DOMRect): Keyframe | undefined {
  if (!before) return { opacity: 0 }
  const [x, y] = [before.left - after.left, before.top - after.top]
  return x === 0 && y === 0 ? undefined : { transform: `translate(${x}px, ${y}px)` }
}

const isShown = (item: HTMLElement) => item.offsetWidth > 0
