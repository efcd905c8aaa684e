import { callOn } from '../dom/member'
import { onBehalfOf, reported } from '../dom/reporting'
import type { Island, IslandModule, Match } from '../page/island'
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
  isExtended?: boolean
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
  /** Mounts the component of an island on a host, once. @returns whether it is mounted */
  extend(match: Match, view: IslandModule): boolean
  /** Unmounts what matches, the last mounted first, so that a node that two islands changed is restored in full. */
  unmount(matches: (island: Island, host: HTMLElement) => boolean): void
  list(): MountedIsland[]
}

/** @param showView as `Scope.showView` */
export function createMounts(
  page: Omit<Page, 'island' | 'report'>,
  report: Report,
  showView: (match: Match) => Promise<boolean>,
): Mounts {
  /** In the order in which they were mounted. */
  const records = new Set<MountRecord>()
  const recordsOf = new WeakMap<HTMLElement, Map<Island, MountRecord>>()

  function createHostScope(island: Island, host: HTMLElement): OwnScope {
    const { name } = island
    const reportHere: Page['report'] = (cause, stage = 'act') => report(name, stage, cause, host)
    const navigation = { ...page.navigation, follow: reported(page.navigation.follow, reportHere) }
    return createScope({
      ...page,
      island: name,
      report: reportHere,
      navigation,
      showView: () => showView({ island, host }),
    })
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
    has: (island, host) => recordsOf.get(host)?.has(island) ?? false,

    mount(island, host, module) {
      const onHost = recordsOf.get(host) ?? new Map()
      if (onHost.has(island)) return
      const record: MountRecord = { island, host, scope: createHostScope(island, host), state: 'failed' }
      recordsOf.set(host, onHost.set(island, record))
      records.add(record)
      if (!run(record, module)) return
      record.state = 'mounted'
      const event = new CustomEvent('laurel:mount', { bubbles: true, detail: { island: island.name } })
      callOn(host, 'dispatchEvent', event)
    },

    extend({ island, host }, view) {
      const record = recordsOf.get(host)?.get(island)
      if (record?.state !== 'mounted') return false
      if (!record.isExtended && !run(record, view)) record.state = 'failed'
      record.isExtended = true
      return record.state === 'mounted'
    },

    unmount(matches) {
      const leaving = [...records].filter(({ island, host }) => matches(island, host))
      for (const record of leaving.reverse()) {
        const { island, host } = record
        // The end of another island may have unmounted this one.
        if (!records.delete(record)) continue
        recordsOf.get(host)?.delete(island)
        record.scope.dispose()
      }
    },

    list: () => [...records].map(({ island: { name }, host, state }) => ({ name, host, state })),
  }
}
