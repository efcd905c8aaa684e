import { createBricks } from '../../../legacy-shims/masonry'
import { createAdoption } from '../../../src/dom/adoption'
import type { Page } from '../../../src/page/page'
import { watchFrames } from '../../../src/page/scroll-frame'
import { holdHeight } from './hold-height'
import type { Layout } from './lay-when-near'
import { bricksOf, type ListKind, sizerOf } from './markup'
import { createSizes } from './size-items'

/** Lays each item below the shortest column, from where a line begins. */
export function layBricks(list: HTMLElement, page: Page, kind: ListKind): Layout {
  const { document, window } = page
  const sizes = createAdoption()
  const held = holdHeight(list, page)
  const bricks = createBricks({
    container: list,
    itemSelector: bricksOf(list),
    columnWidth: sizerOf(list),
    isOriginLeft: !document.body.classList.contains('rtl'),
    ...(kind === 'sizes' ? { fillsHoles: true, prepare: createSizes(list, sizes) } : {}),
  })
  held.settle()
  // Who can not be told of sizes looks when the window has another one, and when a tab says so.
  const frames =
    'ResizeObserver' in window
      ? undefined
      : watchFrames(page, ({ resized }) => (resized ? bricks.layout : undefined))
  return {
    lay: bricks.layout,
    refill() {
      held.release()
      bricks.layout()
    },
    reload() {
      held.release()
      bricks.reload()
    },
    stop() {
      frames?.stop()
      held.release()
      bricks.destroy()
      sizes.restore()
    },
  }
}
