import type { Island, Match } from '../../page/island'
import type { Hosts } from '../hosts'
import type { Report } from '../report'
import type { WakeRule } from './wake-rule'

export interface Shares extends WakeRule {
  /** A host was mounted: the hosts that share its state follow. */
  onMount(match: Match): void
}

interface SharesOptions {
  readonly hosts: Pick<Hosts, 'wake'>
  readonly report: Report
  readonly seek: (island: Island) => void
}

/** Intent islands that share state: where one host is mounted, the others are looked for and mounted with it. */
export function createShares({ hosts, report, seek }: SharesOptions): Shares {
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

  return {
    isSought: (island) => mountedKeys.has(island),
    onFound(match) {
      const key = sharedKey(match)
      if (key !== undefined && isMounted(match.island, key)) hosts.wake(match)
    },
    onMount(match) {
      const key = sharedKey(match)
      if (key === undefined || isMounted(match.island, key)) return
      mountedKeys.set(match.island, new Set(mountedKeys.get(match.island)).add(key))
      seek(match.island)
    },
  }
}
