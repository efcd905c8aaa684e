import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import { mobileHeaderLimit } from '../../../src/page/breakpoints'
import { headerOffset } from '../../../src/page/header-offset'
import type { Mount } from '../../../src/page/island'

const DELAY_AFTER_LOAD_MS = 1000
const DURATION_MS = 1000
/** The target's first pixel stays clear of the header's last. */
const CLEARANCE_PX = 1

/** Panels that are opened by their hash, by the part that owns them (contract 01 §2). */
const PANELS = '.tab-pane, .spb_accordion_section > h4 *'
/** By now the visitor is reading: a target that turns up only now has missed its moment. */
const MISSED_AFTER_MS = 5000

/** Brings the element that the page's address names below the header, a second after `load`. */
export const mount: Mount = (target, scope) => {
  const { document, window } = scope
  const limit = mobileHeaderLimit(document.body)
  if (limit === null || window.innerWidth < limit || target.matches(PANELS)) return
  const waited = msSinceLoad(window)
  if (waited > MISSED_AFTER_MS) return
  scope.after(DELAY_AFTER_LOAD_MS - waited, () => {
    const top = target.getBoundingClientRect().top + window.scrollY
    scrollWindow(window, top - headerOffset(document).total + CLEARANCE_PX, {
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
