import type { Scope, Stop } from '../../../src/page/scope'

const ACTIVE_CLASS = 'active'
/** The second to the fourth item are active where no item is wholly in the window. */
const MIDDLE = [1, 2, 3]
/** Widths are rounded. */
const TOLERANCE_PX = 1
/** The visible shares of the list at which its items are looked for again. */
const VISIBLE_SHARES = [0, 0.25, 0.5, 0.75, 0.9, 1]

/** The active items of a staged carousel: those wholly in the window, else those in the middle (contract 03 §1.6). */
interface ActiveItems {
  /** The middle items are active at first. */
  showMiddle(): void
  /** Updates after each of these delays; updates still pending for the same reason are cancelled. */
  updateAfter(reason: 'move' | 'resize' | 'layout', ...delaysMs: readonly number[]): void
}

export function createActiveItems(
  list: Element,
  scope: Scope,
  slides: () => readonly HTMLElement[],
): ActiveItems {
  const pending = new Map<string, readonly Stop[]>()
  function setActive(active: readonly number[]) {
    for (const [index, slide] of slides().entries()) {
      slide.classList.toggle(ACTIVE_CLASS, active.includes(index))
    }
  }
  const update = () => setActive(activeItems(slides().map(isInWindow)))
  onVisibleShare(list, scope, update)
  return {
    showMiddle: () => setActive(MIDDLE),
    updateAfter(reason, ...delaysMs) {
      for (const cancel of pending.get(reason) ?? []) cancel()
      pending.set(
        reason,
        delaysMs.map((delay) => scope.after(delay, update)),
      )
    },
  }
}

/** The indexes of the active items. */
export function activeItems(areInWindow: readonly boolean[]): readonly number[] {
  const found = areInWindow.flatMap((isIn, index) => (isIn ? [index] : []))
  return found.length > 0 ? found : MIDDLE
}

/** Calls back when another share of an element is in the window. */
function onVisibleShare(element: Element, { observe }: Scope, onChange: () => void): void {
  if (typeof IntersectionObserver !== 'function') return
  let isFirst = true
  function onIntersection() {
    // The first call comes at once, without a change.
    if (!isFirst) onChange()
    isFirst = false
  }
  observe(IntersectionObserver, onIntersection, { threshold: VISIBLE_SHARES }).observe(element)
}

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement
  return (
    width > 0 &&
    Math.min(top, left) >= -TOLERANCE_PX &&
    right <= clientWidth + TOLERANCE_PX &&
    bottom <= clientHeight + TOLERANCE_PX
  )
}
