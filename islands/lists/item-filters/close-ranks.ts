import { animateFrom } from '../../../src/motion/animate-from'
import type { Scope } from '../../../src/page/scope'

/** Contract 03 §5.4. */
const CLOSE_MS = 400

/**
 * Carries out changes of what a list shows: what stays moves to its new place, what comes fades in.
 * @returns called with all items of the list, shown or not
 */
export function createRanks(scope: Scope) {
  let moves = scope.child()
  return (items: readonly HTMLElement[], carryOut: () => void) => {
    const before = new Map(items.filter(isShown).map((item) => [item, item.getBoundingClientRect()]))
    moves.dispose()
    moves = scope.child()
    carryOut()
    const after = items.filter(isShown).map((item) => [item, item.getBoundingClientRect()] as const)
    for (const [item, place] of after) {
      const frame = frameFrom(before.get(item), place)
      if (frame) moves.add(animateFrom(item, frame, { durationMs: CLOSE_MS }))
    }
  }
}

/** Nothing for what stays where it is. */
function frameFrom(before: DOMRect | undefined, after: DOMRect): Keyframe | undefined {
  if (!before) return { opacity: 0 }
  const [x, y] = [before.left - after.left, before.top - after.top]
  return x === 0 && y === 0 ? undefined : { transform: `translate(${x}px, ${y}px)` }
}

const isShown = (item: HTMLElement) => item.offsetWidth > 0
