import { callOn } from '../dom/member'
import { onBehalfOf, reported } from '../dom/reporting'
import type { Island, IslandModule } from '../page/island'
import type { Page } from '../page/page'
import { createScope, type OwnScope } from '../page/scope'
import type { Report } from './report'

/** How it stands with one island on one host. */
export type MountState = 'mounted' | 'failed'

interface Place {
  readonly island: Island
  readonly host: HTMLElement
  readonly scope: OwnScope
  state: MountState
}

export interface MountedIsland {
  readonly name: string
  readonly host: HTMLElement
  readonly state: MountState
}

/** Who is mounted where. Each island is mounted at most once per host, and a mount that threw is not tried again. */
export interface Mounts {
  has(island: Island, host: HTMLElement): boolean
  mount(island: Island, host: HTMLElement, module: IslandModule): void
  /** Unmounts what the filter lets through, the last mounted first: where two changed one node, it is as before them both. */
  unmount(matches: (island: Island, host: HTMLElement) => boolean): void
  list(): MountedIsland[]
}

export function createMounts(page: Omit<Page, 'island' | 'report'>, report: Report): Mounts {
  /** In the order in which they were mounted. */
  const places = new Set<Place>()
  const known = new WeakMap<HTMLElement, Set<Island>>()

  function scopeAt({ name }: Island, host: HTMLElement): OwnScope {
    const tell: Page['report'] = (cause, stage = 'act') => report(name, stage, cause, host)
    return createScope({
      ...page,
      island: name,
      report: tell,
      navigation: { ...page.navigation, follow: reported(page.navigation.follow, tell) },
    })
  }

  return {
    has: (island, host) => known.get(host)?.has(island) ?? false,

    mount(island, host, module) {
      const islands = known.get(host) ?? new Set()
      if (islands.has(island)) return
      known.set(host, islands.add(island))
      const scope = scopeAt(island, host)
      const place: Place = { island, host, scope, state: 'failed' }
      places.add(place)
      const { name } = island
      try {
        onBehalfOf(scope.report, () => module.mount(host, scope))
        place.state = 'mounted'
      } catch (cause) {
        scope.dispose()
        const isMarkup = cause instanceof Error && cause.name === 'MarkupError'
        return report(name, isMarkup ? 'markup' : 'mount', cause, host)
      }
      const event = new CustomEvent('laurel:mount', { bubbles: true, detail: { island: name } })
      callOn(host, 'dispatchEvent', event)
    },

    unmount(matches) {
      const leaving = [...places].filter(({ island, host }) => matches(island, host))
      for (const place of leaving.reverse()) {
        const { island, host } = place
        // Another's end may have been its end, too.
        if (!places.delete(place)) continue
        known.get(host)?.delete(island)
        place.scope.dispose()
      }
    },

    list: () => [...places].map(({ island: { name }, host, state }) => ({ name, host, state })),
  }
}
