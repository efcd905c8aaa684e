import type { createMasonry, MasonryLayout } from '../../../../legacy-shims/masonry'
import type { Scope } from '../../../../src/page/scope'
import { layBricks } from './lay-bricks'
import { hasCredit, LAID_CLASSES, type MasonryWish, masonryWish, OFF_CLASS } from './markup'
import { isLaidOut, NARROW_WINDOW, PHONE_WINDOW } from './masonry-rule'

/** Contract 05 §13.1. */
const CREDIT_ROOM = '30px'

/** Lays a feed out in columns while its window is wide enough, for the first time when it is asked for. */
export interface Wall {
  /** Lays it out if there are other items, or something has another size. */
  lay(hasNew: boolean): void
  stop(): void
}

/**
 * @param onLibrary from now on it can be laid out
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
  /** The library comes with the first feed that wants it. Without it, a feed is as the style sheet has it. */
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
  // Made after the feed's classes were adopted: it ends before they are given back.
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
