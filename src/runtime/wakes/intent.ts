import { callOn } from '../../dom/member'
import type { Approach, Island, IslandModule, Match } from '../../page/island'
import type { CodeLoader } from '../code-loader'
import type { Groups } from '../groups'
import { isInHeldPart } from '../holding'
import type { Hosts } from '../hosts'
import type { Registry } from '../registry'
import type { Report } from '../report'
import type { WakeRule } from './wake-rule'

const APPROACHES: readonly Approach[] = ['pointerover', 'focusin', 'touchstart']

export interface Intent extends WakeRule {
  /** The visitor is about to use this element. */
  approach(target: Element, type: Approach): void
  /** A host was mounted: the hosts that share its state follow. */
  onMount(match: Match): void
}

interface IntentOptions {
  readonly groups: Groups
  readonly hosts: Hosts
  readonly registry: Registry
  readonly code: CodeLoader<Island, IslandModule>
  readonly report: Report
  readonly seek: (island: Island) => void
}

const wakesByEvents = ({ wake, holds = [], wakesOn = [] }: Island) =>
  wake !== 'now' && holds.length + wakesOn.length > 0

/** Islands that the visitor's events wake: they cost nothing at load, however many hosts they have. */
export function createIntent(
  document: Document,
  { groups, hosts, registry, code, report, seek }: IntentOptions,
): Intent {
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

  function approach(target: Element, type: Approach) {
    for (const match of registry.above(target, wakesByEvents)) {
      if (!hosts.mayMount(match)) continue
      if (match.island.wakesOn?.includes(type)) hosts.wake(match)
      else if (isInHeldPart(match, target)) void code.load(match.island)
    }
  }

  for (const type of APPROACHES) {
    const listener = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const arrivals = groups.pendingAbove(target).map(({ arrival }) => arrival)
      if (arrivals.length > 0) void Promise.all(arrivals).then(() => approach(target, type))
      approach(target, type)
    }
    callOn(document, 'addEventListener', type, listener, { capture: true, passive: true })
  }

  return {
    approach,
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
