import { callOn } from '../../dom/member'
import type { Approach, Island, IslandModule, Match } from '../../page/island'
import type { Code } from '../code'
import type { Groups } from '../groups'
import type { Hosts } from '../hosts'
import { isHoldingPart } from '../match'
import type { Report } from '../report'
import type { Roster } from '../roster'
import type { WakeRule } from './wake-rule'

const APPROACHES: readonly Approach[] = ['pointerover', 'focusin', 'touchstart']

export interface Intent extends WakeRule {
  /** The visitor is about to use what is there. */
  approach(target: Element, type: Approach): void
  /** A host has come to life: those that share its state are to follow. */
  onMount(match: Match): void
}

export interface IntentOptions {
  readonly groups: Groups
  readonly hosts: Hosts
  readonly roster: Roster
  readonly code: Code<Island, IslandModule>
  readonly report: Report
  readonly seek: (island: Island) => void
}

/** Whether the visitor can wake it by what they do. */
export const isResponsive = ({ wake, holds = [], wakesOn = [] }: Island) =>
  wake !== 'now' && holds.length + wakesOn.length > 0

/** Islands that come to life by what the visitor does: they cost nothing at load, however many their hosts. */
export function createIntent(
  document: Document,
  { groups, hosts, roster, code, report, seek }: IntentOptions,
): Intent {
  /** The states that are alive, of islands whose hosts share them. */
  const alive = new Map<Island, Set<string>>()

  function sharedState({ island, host }: Match): string | undefined {
    try {
      return island.shares?.(host)
    } catch (cause) {
      report(island.name, 'markup', cause, host)
      return undefined
    }
  }

  const isAlive = (island: Island, state: string) => alive.get(island)?.has(state) ?? false

  function approach(target: Element, type: Approach) {
    for (const match of roster.above(target, isResponsive)) {
      if (!hosts.mayMount(match)) continue
      if (match.island.wakesOn?.includes(type)) hosts.wake(match)
      else if (isHoldingPart(match, target)) void code.load(match.island)
    }
  }

  for (const type of APPROACHES) {
    const listener = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const missing = groups.missingAbove(target).map(({ arrival }) => arrival)
      if (missing.length > 0) void Promise.all(missing).then(() => approach(target, type))
      approach(target, type)
    }
    callOn(document, 'addEventListener', type, listener, { capture: true, passive: true })
  }

  return {
    approach,
    isSought: (island) => alive.has(island),
    onFound(match) {
      const state = sharedState(match)
      if (state !== undefined && isAlive(match.island, state)) hosts.wake(match)
    },
    onMount(match) {
      const state = sharedState(match)
      if (state === undefined || isAlive(match.island, state)) return
      alive.set(match.island, new Set(alive.get(match.island)).add(state))
      seek(match.island)
    },
  }
}
