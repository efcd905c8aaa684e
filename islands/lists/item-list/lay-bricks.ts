import { createBricks } from '../../../legacy-shims/masonry'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { holdHeight } from './hold-height'
import type { Layout } from './lay-when-near'
import { bricksOf, type ListKind, sizerOf } from './markup'
import { createSizes } from './size-items'

/** Lays each item below the shortest column, from where a line begins. */
export function layBricks(list: HTMLElement, scope: Scope, kind: ListKind): Layout {
  const { document, window } = scope
  const held = holdHeight(list, scope)
  const bricks = createBricks({
    container: list,
    itemSelector: bricksOf(list),
    columnWidth: sizerOf(list),
    isOriginLeft: !document.body.classList.contains('rtl'),
    ...(kind === 'sizes' ? { fillsHoles: true, prepare: createSizes(list, scope.adopt) } : {}),
  })
  scope.add(bricks.destroy)
  held.settle()
  // Who can not be told of sizes looks when the window has another one, and when a tab says so.
  if (!('ResizeObserver' in window)) {
    scope.add(watchFrames(scope, ({ resized }) => (resized ? bricks.layout : undefined)).stop)
  }
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
  }
}
