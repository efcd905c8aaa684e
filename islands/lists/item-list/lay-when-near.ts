import { whenGlidesEnd } from '../../../src/motion/glide'
import { onceInView } from '../../../src/motion/in-view'
import type { Scope } from '../../../src/page/scope'
import type { ListKind } from './markup'

/** At this distance from the window the library is loaded, so that the layout is done out of view. */
const NEAR_MARGIN = '600px'

/** After this the items are shown although the library has not loaded. */
const LATE_MS = 3000

export interface Layout {
  /** Measures and lays out everything. */
  lay(): void
  /** Lays out after a filter has changed which items show, and lets the list's height change. */
  refill(): void
  /** Lays out after items were added or removed. */
  reload(): void
}

/** Lays out a masonry list once it is near the window. Without the library the list stays as printed. */
export function layWhenNear(
  list: HTMLElement,
  scope: Scope,
  { kind, onLaid, onLate }: { readonly kind: ListKind; onLaid(): void; onLate(): void },
): Layout {
  let layout: Layout | undefined

  async function begin() {
    const cancelLate = scope.after(LATE_MS, onLate)
    try {
      const [{ layMasonry }, { createMasonry }] = await Promise.all([
        import('./lay-masonry'),
        import('../../../legacy-shims/masonry'),
      ])
      await whenGlidesEnd(list)
      if (!scope.signal.aborted) layout = layMasonry(createMasonry, list, scope, kind)
    } catch (cause) {
      scope.report(cause)
    }
    cancelLate()
    if (!scope.signal.aborted) onLaid()
  }
  scope.add(onceInView(scope, list, begin, { margin: NEAR_MARGIN }))
  return {
    lay: () => layout?.lay(),
    refill: () => layout?.refill(),
    reload: () => layout?.reload(),
  }
}
