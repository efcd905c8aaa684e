import { animateFrom } from '../../../src/motion/animate-from'
import type { Scope } from '../../../src/page/scope'

/** Contract 03 §5.4. */
const MOVE_MS = 400

/**
 * Animates changes of the items that a list shows: those that stay move to their new places, new ones fade in.
 * @returns a function that is called with all items of the list, and the change to carry out
 */
export function createMoves(scope: Scope) {
  let moves = scope.child()
  return (items: readonly HTMLElement[], change: () => void) => {
    const before = new Map(items.filter(isShown).map((item) => [item, item.getBoundingClientRect()]))
    moves.dispose()
    moves = scope.child()
    change()
    const after = items.filter(isShown).map((item) => [item, item.getBoundingClientRect()] as const)
    for (const [item, place] of after) {
      const frame = frameFrom(before.get(item), place)
      if (frame) moves.add(animateFrom(item, frame, { durationMs: MOVE_MS }))
    }
  }
}

/** The first frame of an item's animation; undefined for an item that does not move. */
function frameFrom(before: DOMRect | undefined, after: DOMRect): Keyframe | undefined {
  if (!before) return { opacity: 0 }
  const [x, y] = [before.left - after.left, before.top - after.top]
  return x === 0 && y === 0 ? undefined : { transform: `translate(${x}px, ${y}px)` }
}

const isShown = (item: HTMLElement) => item.offsetWidth > 0
