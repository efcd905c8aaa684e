import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Mount } from '../../../src/page/island'

/** Contract 03 §6. */
const ITEM = '.blog-item'
const PARTS = '.timeline-item-format-icon, .timeline-item-content-wrap'
const HIDDEN_CLASS = 'is-hidden'
const SHOWN_CLASS = 'bounce-in'
/** An item is shown once its top is above this part of the window's height (spec storefront §9). */
const REVEAL_LINE = 0.8
/** Extends the observed area over everything above the window, in px. */
const ABOVE_PX = 1_000_000
const REVEAL_MARGIN = `${ABOVE_PX}px 0px -${Math.round((1 - REVEAL_LINE) * 100)}% 0px`

/** Shows the items of a timeline as the visitor scrolls to them. All are shown on unmount, since nothing else would. */
export const mount: Mount = (timeline, scope) => {
  const { document, window } = scope
  const known = new WeakSet<Element>()
  const isMotionReduced = prefersReducedMotion(window)
  const observer =
    'IntersectionObserver' in window && !isMotionReduced
      ? scope.observe(IntersectionObserver, onEntries, { rootMargin: REVEAL_MARGIN })
      : undefined
  let isAll = observer === undefined

  function onEntries(entries: readonly IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) show(target)
      else hide(target)
    }
  }
  function show(item: Element) {
    observer?.unobserve(item)
    for (const part of partsOf(item)) {
      if (!part.classList.contains(HIDDEN_CLASS)) continue
      part.classList.remove(HIDDEN_CLASS)
      part.classList.add(SHOWN_CLASS)
      // The theme's class animates even with reduced motion.
      if (isMotionReduced) part.style.animation = 'none'
    }
  }
  /** Items that were shown once are not hidden again. */
  function hide(item: Element) {
    for (const part of partsOf(item)) {
      if (!part.classList.contains(SHOWN_CLASS)) part.classList.add(HIDDEN_CLASS)
    }
  }
  function observeItems() {
    for (const item of itemsOf(timeline)) {
      if (known.has(item)) continue
      known.add(item)
      if (isAll) show(item)
      else observer?.observe(item)
    }
  }
  /** Hidden items are skipped by Tab, so using it shows all. */
  function showAll() {
    isAll = true
    for (const item of itemsOf(timeline)) show(item)
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') showAll()
  }

  observeItems()
  scope.listen(document, 'keydown', onKey, { capture: true })
  scope.onMarkup((roots) => {
    if (roots.some((root) => timeline.contains(root))) observeItems()
  })
  scope.add(showAll)
}

const itemsOf = (timeline: Element): Element[] => [...timeline.querySelectorAll(ITEM)]
const partsOf = (item: Element): HTMLElement[] => [...item.querySelectorAll<HTMLElement>(PARTS)]
