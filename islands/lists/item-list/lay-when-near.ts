import { gliding } from '../../../src/page/glide'
import { onceInView } from '../../../src/page/in-view'
import type { Page } from '../../../src/page/page'
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
  /** As the server printed it. */
  stop(): void
}

/** Lays a list in bricks, once it is near. Without the library it is a list as the server printed it. */
export function layWhenNear(
  list: HTMLElement,
  page: Page,
  { kind, onLaid, onLate }: { readonly kind: ListKind; onLaid(): void; onLate(): void },
): Layout {
  let layout: Layout | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function begin() {
    timer = setTimeout(onLate, PATIENCE_MS)
    try {
      const { layBricks } = await import('./lay-bricks')
      await gliding(list)
      if (!isOver) layout = layBricks(list, page, kind)
    } catch (cause) {
      page.report(cause)
    }
    clearTimeout(timer)
    if (!isOver) onLaid()
  }
  const stopWaiting = onceInView(page, list, begin, { margin: NEAR })
  return {
    lay: () => layout?.lay(),
    refill: () => layout?.refill(),
    reload: () => layout?.reload(),
    stop() {
      isOver = true
      clearTimeout(timer)
      stopWaiting()
      layout?.stop()
    },
  }
}
