import type { Island, Match } from '../page/island'
import type { Hosts } from './hosts'
import type { Mounts } from './mounts'
import type { Registry } from './registry'
import type { Report } from './report'
import type { WakeRule } from './wakes/wake-rule'

export interface Shares extends WakeRule {
  /** A host was mounted: the hosts that share its state follow. */
  onMount(match: Match): void
  /** The same for the hosts that were mounted before. */
  catchUp(): void
}

export interface SharesOptions {
  readonly hosts: Hosts
  readonly mounts: Mounts
  readonly registry: Registry
  readonly report: Report
  readonly seek: (island: Island) => void
}

/** Intent islands that share state: where one host is mounted, the others are looked for and mounted with it. */
export function createShares(
  document: Document,
  { hosts, mounts, registry, report, seek }: SharesOptions,
): Shares {
  /** The keys of `shares` that have a mounted host, by island. */
  const mountedKeys = new Map<Island, Set<string>>()

  function sharedKey({ island, host }: Match): string | undefined {
    try {
      return island.shares?.(host)
    } catch (cause) {
      report(island.name, 'markup', cause, host)
      return undefined
    }
  }

  const isMounted = (island: Island, key: string) => mountedKeys.get(island)?.has(key) ?? false

  function onMount(match: Match) {
    const key = sharedKey(match)
    if (key === undefined || isMounted(match.island, key)) return
    mountedKeys.set(match.island, new Set(mountedKeys.get(match.island)).add(key))
    seek(match.island)
  }

  /** The hosts that were mounted before this code was here. */
  function catchUp() {
    const names = new Set(mounts.list().map(({ name }) => name))
    const isShared = ({ name, shares }: Island) => shares !== undefined && names.has(name)
    for (const match of registry.within(document, isShared))
      if (mounts.has(match.island, match.host)) onMount(match)
  }

  return {
    onMount,
    catchUp,
    isSought: (island) => mountedKeys.has(island),
    onFound(match) {
      const key = sharedKey(match)
      if (key !== undefined && isMounted(match.island, key)) hosts.wake(match)
    },
  }
}
