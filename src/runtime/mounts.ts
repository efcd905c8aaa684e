import { callOn } from '../dom/member'
import type { Page } from '../page/page'
import { onBehalfOf, reported } from '../page/reporting'
import type { Island, IslandModule, Unmount } from './island'
import type { Report } from './report'

/** How it stands with one island on one host. */
export type MountState = 'mounted' | 'failed'

interface Place {
  readonly island: Island
  readonly host: HTMLElement
  state: MountState
  unmount: Unmount
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

  /** What an island has of the page at one place. */
  function pageAt({ name }: Island, host: HTMLElement): Page {
    const tell: Page['report'] = (cause, stage = 'act') => report(name, stage, cause, host)
    return {
      ...page,
      island: name,
      report: tell,
      navigation: { ...page.navigation, follow: reported(page.navigation.follow, tell) },
      onMarkup: (listener) => page.onMarkup(reported(listener, tell)),
    }
  }

  return {
    has: (island, host) => known.get(host)?.has(island) ?? false,

    mount(island, host, module) {
      const islands = known.get(host) ?? new Set()
      if (islands.has(island)) return
      known.set(host, islands.add(island))
      const place: Place = { island, host, state: 'failed', unmount() {} }
      places.add(place)
      const { name } = island
      try {
        const own = pageAt(island, host)
        place.unmount = onBehalfOf(own.report, () => module.mount(host, own)) ?? place.unmount
        place.state = 'mounted'
      } catch (cause) {
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
        try {
          place.unmount()
        } catch (cause) {
          report(island.name, 'act', cause, host)
        }
      }
    },

    list: () => [...places].map(({ island: { name }, host, state }) => ({ name, host, state })),
  }
}
