import { callOn } from '../dom/member'
import type { Page } from '../page/page'
import { onBehalfOf, reported } from '../page/reporting'
import type { Island, IslandModule, Unmount } from './island'
import type { Report } from './report'

/** How it stands with one island on one host. */
export type MountState = 'mounted' | 'failed'

interface Mounted {
  readonly state: MountState
  /** How many mounts came before it. */
  readonly turn: number
  readonly unmount: Unmount
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
  const ledger = new Map<Island, Map<HTMLElement, Mounted>>()
  let turns = 0

  function hostsOf(island: Island) {
    const hosts = ledger.get(island) ?? new Map<HTMLElement, Mounted>()
    ledger.set(island, hosts)
    return hosts
  }

  function attempt(island: Island, host: HTMLElement, module: IslandModule): Mounted {
    const turn = turns
    turns += 1
    const tell: Page['report'] = (cause, stage = 'act') => report(island.name, stage, cause, host)
    const own: Page = {
      ...page,
      island: island.name,
      report: tell,
      navigation: { ...page.navigation, follow: reported(page.navigation.follow, tell) },
      onMarkup: (listener) => page.onMarkup(reported(listener, tell)),
    }
    try {
      const unmount = onBehalfOf(tell, () => module.mount(host, own))
      return { state: 'mounted', turn, unmount: unmount ?? (() => {}) }
    } catch (cause) {
      const isMarkup = cause instanceof Error && cause.name === 'MarkupError'
      report(island.name, isMarkup ? 'markup' : 'mount', cause, host)
      return { state: 'failed', turn, unmount: () => {} }
    }
  }

  return {
    has: (island, host) => ledger.get(island)?.has(host) ?? false,

    mount(island, host, module) {
      const hosts = hostsOf(island)
      if (hosts.has(host)) return
      const mounted = attempt(island, host, module)
      hosts.set(host, mounted)
      if (mounted.state === 'failed') return
      const event = new CustomEvent('laurel:mount', { bubbles: true, detail: { island: island.name } })
      callOn(host, 'dispatchEvent', event)
    },

    unmount(matches) {
      const leaving = [...ledger].flatMap(([island, hosts]) =>
        [...hosts]
          .filter(([host]) => matches(island, host))
          .map(([host, mounted]) => ({ island, hosts, host, mounted })),
      )
      leaving.sort((one, other) => other.mounted.turn - one.mounted.turn)
      for (const { island, hosts, host, mounted } of leaving) {
        // Another's end may have been its end, too.
        if (!hosts.delete(host)) continue
        try {
          mounted.unmount()
        } catch (cause) {
          report(island.name, 'act', cause, host)
        }
      }
    },

    list: () =>
      [...ledger].flatMap(([{ name }, hosts]) =>
        [...hosts].map(([host, { state }]) => ({ name, host, state })),
      ),
  }
}
