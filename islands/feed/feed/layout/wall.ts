import type { createMasonry, MasonryLayout } from '../../../../legacy-shims/masonry'
import type { Scope } from '../../../../src/page/scope'
import { layBricks } from './lay-bricks'
import { hasCredit, LAID_CLASSES, type MasonryWish, masonryWish, OFF_CLASS } from './markup'
import { isLaidOut, NARROW_WINDOW, PHONE_WINDOW } from './masonry-rule'

/** Contract 05 §13.1. */
const CREDIT_ROOM = '30px'

/** The columns of a feed, while the window is wide enough for them. */
export interface Wall {
  /** Lays the feed out if it has new items, or if a size has changed. */
  lay(hasNew: boolean): void
  stop(): void
}

/**
 * @param onLibrary called when the library has arrived and the feed can be laid out
 * @returns undefined for a feed that the style sheet lays out
 */
export function createWall(feed: HTMLElement, scope: Scope, onLibrary: () => void): Wall | undefined {
  const wish = masonryWish(feed)
  return wish ? build(wish, feed, scope, onLibrary) : undefined
}

function build(wish: MasonryWish, feed: HTMLElement, scope: Scope, onLibrary: () => void): Wall {
  const { adopt: adopted } = scope
  const media: readonly (MediaQueryList | undefined)[] = [NARROW_WINDOW, PHONE_WINDOW].map((query) =>
    scope.window.matchMedia?.(query),
  )
  let create: typeof createMasonry | undefined
  let bricks: MasonryLayout | undefined
  let isOn = false

  if (hasCredit(feed)) adopted.style(feed, 'padding-bottom', CREDIT_ROOM)

  function decide() {
    const wasOn = isOn
    const [isNarrow, isPhone] = media.map((query) => query?.matches ?? false)
    isOn = isLaidOut(wish, { isNarrow: isNarrow ?? false, isPhone: isPhone ?? false })
    adopted.toggle(feed, OFF_CLASS, !isOn)
    if (isOn) {
      adopted.classes(feed, ...LAID_CLASSES)
      if (!wasOn) void fetchLibrary()
    } else takeDown()
  }
  /** The library is fetched with the first feed that needs it. Without it, a feed keeps the style sheet's layout. */
  async function fetchLibrary() {
    try {
      create = (await import('../../../../legacy-shims/masonry')).createMasonry
      onLibrary()
    } catch (cause) {
      scope.report(cause)
    }
  }
  function takeDown() {
    bricks?.destroy()
    bricks = undefined
  }
  decide()
  // This scope is younger than the adoption of the feed's classes, so it ends before they are restored.
  const own = scope.child()
  own.add(() => {
    takeDown()
    adopted.toggle(feed, OFF_CLASS, false)
  })
  for (const query of media) if (query?.addEventListener) own.listen(query, 'change', decide)

  return {
    lay(hasNew) {
      if (bricks) hasNew ? bricks.reload() : bricks.layoutIfResized()
      else if (create && isOn) bricks = layBricks(create, feed, scope)
    },
    stop: own.dispose,
  }
}
