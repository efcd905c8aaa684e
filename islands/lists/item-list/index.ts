import { memberOf } from '../../../src/dom/member'
import { animateFrom } from '../../../src/motion/animate-from'
import { onceInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { all, type Condition, createSignal, imagesOf, later } from '../../../src/motion/reveal/condition'
import { revealList } from '../../../src/motion/reveal/reveal-list'
import type { Mount } from '../../../src/page/island'
import { registerLayout } from '../../../src/page/list-layout'
import { relayout } from '../../../src/page/relayout'
import { layWhenNear } from './lay-when-near'
import {
  ITEM,
  isBlog,
  isHidden,
  isShownByOthers,
  isStandardPortfolio,
  kindOf,
  LAID_CLASS,
  type ListKind,
} from './markup'

/** The list is laid out again after this, when late changes of the page are done (contract 03 §5.2). */
const AGAIN_AFTER_MS = 500
const PORTFOLIO_AGAIN_AFTER_MS = 1000
/** Contract 03 §5.3. */
const MULTI_SIZE_DELAY_MS = 300
const LIST_FADE_MS = 800

/**
 * A list of posts, works, galleries or pictures: lays out a masonry list, and shows the items, which the theme's CSS
 * hides, one after the other.
 */
export const mount: Mount = (list, scope) => {
  const { window } = scope
  const kind = kindOf(list)
  const adopted = scope.adopt
  const laid = createSignal()

  function onLaid() {
    if (isBlog(list)) adopted.classes(list, LAID_CLASS)
    laid.give()
  }
  function layAgain() {
    if (kind !== 'rows') scope.after(AGAIN_AFTER_MS, layout.lay)
    else if (isStandardPortfolio(list)) scope.after(PORTFOLIO_AGAIN_AFTER_MS, () => relayout(window))
  }

  /** Shows a list that a style sheet hides as a whole. */
  function fadeIn() {
    if (getComputedStyle(list).opacity !== '0') return
    adopted.style(list, 'opacity', '1')
    animateFrom(list, { opacity: 0 }, { durationMs: LIST_FADE_MS })
  }

  const layout = kind === 'rows' ? NO_LAYOUT : layWhenNear(list, scope, { kind, onLaid, onLate: laid.give })
  const isMotionReduced = prefersReducedMotion(window) || !('IntersectionObserver' in window)
  const shown: Condition = (then) => onceInView(scope, list, then)
  const ready = all(imagesOf(list), laid.condition)
  const condition = isMotionReduced || isShownByOthers(list) ? undefined : all(ready, delayed(kind, shown))
  scope.add(ready(layAgain))
  scope.add(shown(fadeIn))
  if (isHidden(list)) scope.add(revealList({ list, item: ITEM, condition }, scope))
  scope.add(registerLayout(list, layout.refill))
  scope.onMarkup((roots) => {
    if (roots.some((root) => memberOf(root, 'parentElement') === list)) layout.reload()
    // Sliders that were built in the list have to fit into their items.
    else if (kind === 'multi-size' && roots.some((root) => list.contains(root))) layout.lay()
  })
  if (kind === 'rows') onLaid()
}

/** The style sheet lays out rows. */
const NO_LAYOUT = { lay() {}, refill() {}, reload() {} }

const delayed = (kind: ListKind, shown: Condition): Condition =>
  kind === 'multi-size' ? later(shown, MULTI_SIZE_DELAY_MS) : shown
