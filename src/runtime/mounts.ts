import type { Page } from '../page/page'
import type { Island, IslandModule, Unmount } from './island'
import type { Report } from './report'

/** How it stands with one island on one host. */
export type MountState = 'mounted' | 'failed'

interface Mounted {
  readonly state: MountState
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
  /** Unmounts what the filter lets through. */
  unmount(matches: (island: Island, host: HTMLElement) => boolean): void
  list(): MountedIsland[]
}

export function createMounts(page: Omit<Page, 'report'>, report: Report): Mounts {
  const ledger = new Map<Island, Map<HTMLElement, Mounted>>()

  function hostsOf(island: Island) {
    const hosts = ledger.get(island) ?? new Map<HTMLElement, Mounted>()
    ledger.set(island, hosts)
    return hosts
  }

  function attempt(island: Island, host: HTMLElement, module: IslandModule): Mounted {
    try {
      const unmount = module.mount(host, {
        ...page,
        report: (cause, stage = 'act') => report(island.name, stage, cause, host),
      })
      return { state: 'mounted', unmount: unmount ?? (() => {}) }
    } catch (cause) {
      const isMarkup = cause instanceof Error && cause.name === 'MarkupError'
      report(island.name, isMarkup ? 'markup' : 'mount', cause, host)
      return { state: 'failed', unmount: () => {} }
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
      host.dispatchEvent(new CustomEvent('laurel:mount', { bubbles: true, detail: { island: island.name } }))
    },

    unmount(matches) {
      for (const [island, hosts] of ledger) {
        for (const [host, mounted] of hosts) {
          if (!matches(island, host)) continue
          hosts.delete(host)
          try {
            mounted.unmount()
          } catch (cause) {
            report(island.name, 'act', cause, host)
          }
        }
      }
    },

    list: () =>
      [...ledger].flatMap(([{ name }, hosts]) =>
        [...hosts].map(([host, { state }]) => ({ name, host, state })),
      ),
  }
}
