import { callOn } from '../dom/member'
import { onBehalfOf, reported } from '../dom/reporting'
import type { Island, IslandModule } from '../page/island'
import type { Page } from '../page/page'
import { createScope, type OwnScope } from '../page/scope'
import type { Report } from './report'

type MountState = 'mounted' | 'failed'

/** One island on one host. */
interface MountRecord {
  readonly island: Island
  readonly host: HTMLElement
  readonly scope: OwnScope
  state: MountState
  isShown?: boolean
  /** The island has asked for its component. */
  isAsking?: boolean
}

export interface MountedIsland {
  readonly name: string
  readonly host: HTMLElement
  readonly state: MountState
}

/** The islands that are mounted. Each is mounted at most once per host, and a mount that threw is not tried again. */
export interface Mounts {
  has(island: Island, host: HTMLElement): boolean
  mount(island: Island, host: HTMLElement, module: IslandModule): void
  /** Mounts the component of an island on its hosts that are without it and want it. */
  show(island: Island, view: IslandModule): void
  /** Unmounts what matches, the last mounted first, so that a node that two islands changed is restored in full. */
  unmount(matches: (island: Island, host: HTMLElement) => boolean): void
  list(): MountedIsland[]
}

/** @param showViews mounts the component of an island on the hosts that have asked for it */
export function createMounts(
  page: Omit<Page, 'island' | 'report'>,
  report: Report,
  showViews: (island: Island) => Promise<void>,
): Mounts {
  /** In the order in which they were mounted. */
  const records = new Set<MountRecord>()
  const islandsOf = new WeakMap<HTMLElement, Set<Island>>()

  function createRecord(island: Island, host: HTMLElement): MountRecord {
    const { name } = island
    const reportHere: Page['report'] = (cause, stage = 'act') => report(name, stage, cause, host)
    const navigation = { ...page.navigation, follow: reported(page.navigation.follow, reportHere) }
    const scope = createScope({ ...page, island: name, report: reportHere, navigation }, async () => {
      record.isAsking = true
      await showViews(island)
      return record.isShown === true
    })
    const record: MountRecord = { island, host, scope, state: 'failed' }
    return record
  }

  /** @returns whether it has not thrown; what it did until then is undone */
  function run({ island, host, scope }: MountRecord, module: IslandModule): boolean {
    try {
      onBehalfOf(scope.report, () => module.mount(host, scope))
      return true
    } catch (cause) {
      scope.dispose()
      const isMarkup = cause instanceof Error && cause.name === 'MarkupError'
      report(island.name, isMarkup ? 'markup' : 'mount', cause, host)
      return false
    }
  }

  return {
    has: (island, host) => islandsOf.get(host)?.has(island) ?? false,

    mount(island, host, module) {
      const islands = islandsOf.get(host) ?? new Set()
      if (islands.has(island)) return
      islandsOf.set(host, islands.add(island))
      const record = createRecord(island, host)
      records.add(record)
      if (!run(record, module)) return
      record.state = 'mounted'
      const event = new CustomEvent('laurel:mount', { bubbles: true, detail: { island: island.name } })
      callOn(host, 'dispatchEvent', event)
    },

    show(island, view) {
      for (const record of records) {
        if (record.island !== island || record.state === 'failed' || record.isShown) continue
        if (island.viewWaits && !record.isAsking) continue
        record.isShown = true
        if (!run(record, view)) record.state = 'failed'
      }
    },

    unmount(matches) {
      const leaving = [...records].filter(({ island, host }) => matches(island, host))
      for (const record of leaving.reverse()) {
        const { island, host } = record
        // The end of another island may have unmounted this one.
        if (!records.delete(record)) continue
        islandsOf.get(host)?.delete(island)
        record.scope.dispose()
      }
    },

    list: () => [...records].map(({ island: { name }, host, state }) => ({ name, host, state })),
  }
}
