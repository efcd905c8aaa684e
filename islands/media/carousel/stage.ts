import type { Scope, Stop } from '../../../src/page/scope'

const ACTIVE = 'active'
/** Where none is wholly in the window, the items of the middle are taken to be: the second to the fourth. */
const MIDDLE = [1, 2, 3]
/** Widths are rounded. */
const TOLERANCE_PX = 1
/** Of the list in the window: at each of these it is looked at again. */
const PARTS = [0, 0.25, 0.5, 0.75, 0.9, 1]

/** Which items of a showcase stand out: those wholly in the window, else those of the middle (contract 03 §1.6). */
export function activeItems(areInWindow: readonly boolean[]): readonly number[] {
  const found = areInWindow.flatMap((isIn, index) => (isIn ? [index] : []))
  return found.length > 0 ? found : MIDDLE
}

export interface Stage {
  /** The items of the middle, as at first. */
  begin(): void
  /** Looks after each of these times; what was to come of the same reason does not any more. */
  lookAfter(reason: 'move' | 'resize' | 'recount', ...delaysMs: readonly number[]): void
}

export function createStage(list: Element, scope: Scope, slides: () => readonly HTMLElement[]): Stage {
  const pending = new Map<string, readonly Stop[]>()
  function mark(active: readonly number[]) {
    for (const [index, slide] of slides().entries()) slide.classList.toggle(ACTIVE, active.includes(index))
  }
  const look = () => mark(activeItems(slides().map(isInWindow)))
  // Scrolled into the window, it is another matter than before.
  watchParts(list, scope, look)
  return {
    begin: () => mark(MIDDLE),
    lookAfter(reason, ...delaysMs) {
      for (const cancel of pending.get(reason) ?? []) cancel()
      pending.set(
        reason,
        delaysMs.map((delay) => scope.after(delay, look)),
      )
    },
  }
}

/** Tells when more or less of an element is in the window. */
function watchParts(element: Element, { observe }: Scope, onChange: () => void): void {
  if (typeof IntersectionObserver !== 'function') return
  let isFirst = true
  function onParts() {
    // It tells how it is before anything has changed.
    if (!isFirst) onChange()
    isFirst = false
  }
  observe(IntersectionObserver, onParts, { threshold: PARTS }).observe(element)
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
