import { gliding } from '../../../src/motion/glide'
import { onceInView } from '../../../src/motion/in-view'
import type { Scope } from '../../../src/page/scope'
import type { ListKind } from './markup'

/** So far from the window the library is asked for, and what lies there is laid without anybody seeing it. */
const NEAR = '600px'

/** Nobody is kept waiting for the library any longer to see the items. */
const PATIENCE_MS = 3000

/** Who lays out a list. */
export interface Layout {
  /** Measures everything anew. */
  lay(): void
  /** The same, where it shows more or fewer of its items: what follows moves. */
  refill(): void
  /** The same, with the items that there are now. */
  reload(): void
}

/** Lays a list in bricks, once it is near. Without the library it is a list as the server printed it. */
export function layWhenNear(
  list: HTMLElement,
  scope: Scope,
  { kind, onLaid, onLate }: { readonly kind: ListKind; onLaid(): void; onLate(): void },
): Layout {
  let layout: Layout | undefined

  async function begin() {
    const cancelLate = scope.after(PATIENCE_MS, onLate)
    try {
      const { layBricks } = await import('./lay-bricks')
      await gliding(list)
      if (!scope.signal.aborted) layout = layBricks(list, scope, kind)
    } catch (cause) {
      scope.report(cause)
    }
    cancelLate()
    if (!scope.signal.aborted) onLaid()
  }
  scope.add(onceInView(scope, list, begin, { margin: NEAR }))
  return {
    lay: () => layout?.lay(),
    refill: () => layout?.refill(),
    reload: () => layout?.reload(),
  }
}
