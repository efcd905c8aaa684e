import { memberOf } from '../../../src/dom/member'
import { onceInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { all, type Condition, createSignal, imagesOf, later } from '../../../src/motion/reveal/condition'
import { revealList } from '../../../src/motion/reveal/reveal-list'
import type { Mount } from '../../../src/page/island'
import { offerLayout } from '../../../src/page/list-layout'
import { relayout } from '../../../src/page/relayout'
import { fadeList } from './fade-list'
import { layWhenNear } from './lay-when-near'
import { ITEM, isBlog, isHidden, isShownByOthers, isStandardPortfolio, kindOf, LAID_CLASS } from './markup'

/** Contract 03 §5.2: whatever the page does late, it has done by then. */
const AGAIN_AFTER_MS = 500
const PORTFOLIO_AGAIN_AFTER_MS = 1000
/** Contract 03 §5.3. */
const SIZES_LATER_MS = 300

/**
 * A list of posts, works, galleries or pictures: lays out what lies in no rows, and shows the items, which the theme's
 * CSS hides, one after the other.
 */
export const mount: Mount = (list, scope) => {
  const { window } = scope
  const kind = kindOf(list)
  const adopted = scope.adopt
  const laid = createSignal()

  function settle() {
    if (isBlog(list)) adopted.classes(list, LAID_CLASS)
    laid.give()
  }
  function again() {
    if (kind !== 'rows') scope.after(AGAIN_AFTER_MS, layout.lay)
    else if (isStandardPortfolio(list)) scope.after(PORTFOLIO_AGAIN_AFTER_MS, () => relayout(window))
  }

  const layout =
    kind === 'rows' ? BY_STYLE_SHEET : layWhenNear(list, scope, { kind, onLaid: settle, onLate: laid.give })
  const isMotionReduced = prefersReducedMotion(window) || !('IntersectionObserver' in window)
  const shown: Condition = (then) => onceInView(scope, list, then)
  const ready = all(imagesOf(list), laid.condition)
  const condition = isMotionReduced || isShownByOthers(list) ? undefined : all(ready, inTurn(kind, shown))
  scope.add(ready(again))
  scope.add(shown(() => fadeList(list, adopted)))
  if (isHidden(list)) scope.add(revealList({ list, item: ITEM, condition }, scope))
  scope.add(offerLayout(list, layout.refill))
  scope.onMarkup((roots) => {
    if (roots.some((root) => memberOf(root, 'parentElement') === list)) layout.reload()
    // Sliders that have been built in it are to be fitted into their items.
    else if (kind === 'sizes' && roots.some((root) => list.contains(root))) layout.lay()
  })
  if (kind === 'rows') settle()
}

const BY_STYLE_SHEET = { lay() {}, refill() {}, reload() {} }

const inTurn = (kind: string, shown: Condition): Condition =>
  kind === 'sizes' ? later(shown, SIZES_LATER_MS) : shown
