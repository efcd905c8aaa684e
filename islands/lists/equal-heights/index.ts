import { minHeightOf } from '../../../src/dom/min-height'
import { watchFrames } from '../../../src/motion/scroll-frame'
import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'
import type { Mount } from '../../../src/page/island'
import { watchItems } from './watch-items'

/** Lists whose items are equally high on phones too (contract 03 §5.2, §7). */
const AT_ANY_WIDTH = '.campaign-items, .filterable-items'

/** Makes the items of a list as high as the highest one. */
export const mount: Mount = (list, scope) => {
  const { window } = scope
  const adopted = scope.adopt
  const watchSizes = watchItems(() => watch.request(), scope)

  function clear(items: readonly HTMLElement[]) {
    for (const item of items) adopted.style(item, 'min-height', '')
  }
  function equalise() {
    const items = itemsOf(list)
    clear(items)
    if (window.innerWidth >= equalFrom(list)) {
      const heights = items.map(minHeightOf)
      const highest = Math.max(0, ...heights)
      if (highest > 0) for (const item of items) adopted.style(item, 'min-height', `${highest}px`)
    }
    watchSizes(items)
  }

  const watch = watchFrames(scope, ({ scrolled }) => (scrolled ? undefined : equalise))
  scope.onMarkup((roots) => {
    if (roots.some((root) => list.contains(root))) watch.request()
  })
  scope.add(watch.stop)
}

/** The minimum width of the window in px for equal heights. */
function equalFrom(list: Element): number {
  return list.matches(AT_ANY_WIDTH) ? 0 : BREAKPOINTS_PX.aboveMobile
}

const itemsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement)
