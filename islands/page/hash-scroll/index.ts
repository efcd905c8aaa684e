import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import { mobileHeaderLimit } from '../../../src/page/breakpoints'
import { headerOffset } from '../../../src/page/header-offset'
import type { Mount } from '../../../src/page/island'

const DELAY_AFTER_LOAD_MS = 1000
const DURATION_MS = 1000
/** The header covers the first pixel of the target (contract 01 §0.8). */
const OVERLAP_PX = 1

/** Targets that another island opens and scrolls to (contract 01 §2). */
const TARGETS_OF_OTHER_ISLANDS = '.tab-pane, .spb_accordion_section > h4 *'
/** After this the visitor is reading: a target that is inserted later is not scrolled to. */
const TOO_LATE_AFTER_MS = 5000

/** Scrolls the target of the address's hash to below the header, one second after `load`. */
export const mount: Mount = (target, scope) => {
  const { document, window } = scope
  const limit = mobileHeaderLimit(document.body)
  if (limit === null || window.innerWidth < limit || target.matches(TARGETS_OF_OTHER_ISLANDS)) return
  const elapsedMs = msSinceLoad(window)
  if (elapsedMs > TOO_LATE_AFTER_MS) return
  scope.after(DELAY_AFTER_LOAD_MS - elapsedMs, () => {
    const top = target.getBoundingClientRect().top + window.scrollY
    scrollWindow(window, top - headerOffset(document).total + OVERLAP_PX, {
      durationMs: DURATION_MS,
      easing: easeInOutExpo,
    })
  })
}

function msSinceLoad({ performance }: Window): number {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  if (!entry || !('loadEventStart' in entry) || typeof entry.loadEventStart !== 'number') return 0
  return performance.now() - entry.loadEventStart
}
