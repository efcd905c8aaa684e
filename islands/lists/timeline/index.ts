import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Mount } from '../../../src/page/island'
import { HIDDEN_CLASS, itemsOf, partsOf, SHOWN_CLASS } from './markup'
import { REVEAL_MARGIN } from './reveal-line'

/** Shows the items of a timeline as the page comes to them. When it goes, all are there: nothing else would show them. */
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
      // The theme's class bounces, whatever the visitor has asked for.
      if (isMotionReduced) part.style.animation = 'none'
    }
  }
  /** Only what comes further down; what was once shown is left alone. */
  function hide(item: Element) {
    for (const part of partsOf(item)) {
      if (!part.classList.contains(SHOWN_CLASS)) part.classList.add(HIDDEN_CLASS)
    }
  }
  function join() {
    for (const item of itemsOf(timeline)) {
      if (known.has(item)) continue
      known.add(item)
      if (isAll) show(item)
      else observer?.observe(item)
    }
  }
  /** Tab skips what is hidden: who walks the page by it gets all of it. */
  function showAll() {
    isAll = true
    for (const item of itemsOf(timeline)) show(item)
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') showAll()
  }

  join()
  scope.listen(document, 'keydown', onKey, { capture: true })
  scope.onMarkup((roots) => {
    if (roots.some((root) => timeline.contains(root))) join()
  })
  scope.add(showAll)
}
