import { callOn } from '../dom/member'
import { APPROACHES, type Approach, type Island } from '../page/island'
import { type HoldingOptions, isInHeldPart } from './holding'

/** The visitor is about to use an element. */
export type OnApproach = (target: Element, type: Approach) => void

type IntentOptions = Pick<HoldingOptions, 'groups' | 'hosts' | 'registry' | 'code'>

const wakesByEvents = ({ wake, holds = [], wakesOn = [] }: Island) =>
  wake !== 'now' && holds.length + wakesOn.length > 0

/**
 * The visitor's approach fetches the code of islands or wakes them: they cost nothing at load, however many hosts they have.
 * @returns a function that does the same for an earlier approach
 */
export function wakeOnApproach(
  document: Document,
  { groups, hosts, registry, code }: IntentOptions,
): OnApproach {
  const approach: OnApproach = (target, type) => {
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
  return approach
}
