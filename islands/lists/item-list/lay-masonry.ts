import type { createMasonry } from '../../../legacy-shims/masonry'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { holdHeight } from './hold-height'
import type { Layout } from './lay-when-near'
import { type ListKind, masonryItemsOf, sizerOf } from './markup'
import { createSizes } from './size-items'

/** Lays each item below the shortest column, starting where a line of text starts. */
export function layMasonry(
  create: typeof createMasonry,
  list: HTMLElement,
  scope: Scope,
  kind: ListKind,
): Layout {
  const { document, window } = scope
  const held = holdHeight(list, scope)
  const masonry = create({
    container: list,
    itemSelector: masonryItemsOf(list),
    columnWidth: sizerOf(list),
    isOriginLeft: !document.body.classList.contains('rtl'),
    ...(kind === 'multi-size' ? { fillsHoles: true, prepare: createSizes(list, scope.adopt) } : {}),
  })
  scope.add(masonry.destroy)
  held.settle()
  // Without `ResizeObserver`, changes are noticed by the window's size and by explicit requests.
  if (!('ResizeObserver' in window)) {
    scope.add(watchFrames(scope, ({ resized }) => (resized ? masonry.layout : undefined)).stop)
  }
  return {
    lay: masonry.layout,
    refill() {
      held.release()
      masonry.layout()
    },
    reload() {
      held.release()
      masonry.reload()
    },
  }
}
