import type { createMasonry, MasonryLayout } from '../../../../legacy-shims/masonry'
import type { Scope } from '../../../../src/page/scope'
import { hasCredit, LAID_CLASSES, type MasonrySettings, OFF_CLASS, readMasonry } from './markup'
import { createMasonryLayout } from './masonry-layout'

/** Contract 05 §13.1. */
const CREDIT_ROOM = '30px'
/** Windows up to this width have one column (spec feed and page builder §9). */
const NARROW_WINDOW = '(max-width: 780px)'
/** In windows up to this width, a feed with one column on desktops may have columns (contract 05 §13.1). */
const PHONE_WINDOW = '(max-width: 480px)'

/** The columns of a feed, while the window is wide enough for them. */
export interface Columns {
  /** Lays the feed out if it has new items, or if a size has changed. */
  layOut(hasNew: boolean): void
  stop(): void
}

/**
 * @param onLibrary called when the library has arrived and the feed can be laid out
 * @returns undefined for a feed that the style sheet lays out
 */
export function createColumns(feed: HTMLElement, scope: Scope, onLibrary: () => void): Columns | undefined {
  const settings = readMasonry(feed)
  return settings ? build(settings, feed, scope, onLibrary) : undefined
}

function build(settings: MasonrySettings, feed: HTMLElement, scope: Scope, onLibrary: () => void): Columns {
  const { adopt: adopted } = scope
  const media: readonly (MediaQueryList | undefined)[] = [NARROW_WINDOW, PHONE_WINDOW].map((query) =>
    scope.window.matchMedia?.(query),
  )
  let create: typeof createMasonry | undefined
  let layout: MasonryLayout | undefined
  let isOn = false

  if (hasCredit(feed)) adopted.style(feed, 'padding-bottom', CREDIT_ROOM)

  function decide() {
    const wasOn = isOn
    const [isNarrow, isPhone] = media.map((query) => query?.matches ?? false)
    isOn = isLaidOut(settings, { isNarrow: isNarrow ?? false, isPhone: isPhone ?? false })
    adopted.toggle(feed, OFF_CLASS, !isOn)
    if (isOn) {
      adopted.classes(feed, ...LAID_CLASSES)
      if (!wasOn) void fetchLibrary()
    } else destroyLayout()
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
  function destroyLayout() {
    layout?.destroy()
    layout = undefined
  }
  decide()
  // This scope is younger than the adoption of the feed's classes, so it ends before they are restored.
  const own = scope.child()
  own.add(() => {
    destroyLayout()
    adopted.toggle(feed, OFF_CLASS, false)
  })
  for (const query of media) if (query?.addEventListener) own.listen(query, 'change', decide)

  return {
    layOut(hasNew) {
      if (layout) hasNew ? layout.reload() : layout.layoutIfResized()
      else if (create && isOn) layout = createMasonryLayout(create, feed, scope)
    },
    stop: own.dispose,
  }
}

export interface WindowWidth {
  readonly isNarrow: boolean
  readonly isPhone: boolean
}

/** Whether a script lays a feed out at this window width (contract 05 §13.1). */
export function isLaidOut(settings: MasonrySettings, { isNarrow, isPhone }: WindowWidth): boolean {
  if (settings.isOneOnDesktop && !isPhone) return false
  return !isNarrow || settings.isTwoOnMobile
}
