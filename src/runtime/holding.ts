import { callOn } from '../dom/member'
import { closest } from '../dom/query'
import { HELD_EVENTS, type HeldEvent, type Island, type IslandModule, type Match } from '../page/island'
import type { CodeLoader } from './code-loader'
import type { Groups } from './groups'
import { withinHoldLimit } from './hold-limit'
import { createHoldQueue } from './hold-queue'
import type { Hosts } from './hosts'
import type { Registry } from './registry'
import type { Replay } from './replay'
import type { Report } from './report'

export interface HoldingOptions {
  readonly registry: Registry
  readonly groups: Groups
  readonly hosts: Hosts
  readonly code: CodeLoader<Island, IslandModule>
  readonly report: Report
  readonly replay: Replay
}

/** Whether this element is in the part of the host whose events are held. */
export function isInHeldPart({ island: { holdsWithin }, host }: Match, target: Element): boolean {
  return !holdsWithin || callOn(host, 'contains', closest(target, holdsWithin))
}

/** Holds the visitor's events for islands and groups whose code has not arrived. */
export function startHolding(
  document: Document,
  { registry, groups, hosts, code, report, replay }: HoldingOptions,
): void {
  /** Islands and groups whose code was too late once: nothing is held for them any more. */
  const timedOut = new Set<unknown>()
  const queue = createHoldQueue(({ name, target }, cause) => report(name, 'act', cause, target))

  const holdingAbove = (target: Element, type: HeldEvent) =>
    registry.above(target, ({ wake, holds }) => wake !== 'now' && Boolean(holds?.includes(type)))

  /** Wakes the islands that hold the event. @returns those that it waits for, and their arrivals */
  function wakeAll(target: Element, holding: readonly Match[]) {
    const awaited: Match[] = []
    const arrivals: Promise<void>[] = []
    for (const match of holding) {
      const isGivenUp = queue.isReplaying(match.island) && !code.loaded(match.island)
      if (!hosts.mayMount(match) || isGivenUp) continue
      const arrival = hosts.wake(match)
      if (!arrival || timedOut.has(match.island) || !isInHeldPart(match, target)) continue
      arrivals.push(arrival)
      awaited.push(match)
    }
    return { awaited, arrivals }
  }

  function onEvent(event: Event) {
    const { target } = event
    if (!(target instanceof Element) || event.defaultPrevented) return
    const type = event.type as HeldEvent
    const holding = holdingAbove(target, type)
    const { awaited, arrivals } = wakeAll(target, holding)
    const pending = queue.isReplaying()
      ? []
      : groups.pendingAbove(target).filter(({ group }) => !timedOut.has(group))
    const isQueued = holding.some((match) => isInHeldPart(match, target) && queue.blocks(match.host))
    if (arrivals.length + pending.length === 0 && !isQueued) return
    const isPrevented = holding.some((match) => match.island.prevents && isInHeldPart(match, target))
    if (!replay.canHold(event, target, { isPrevented })) return

    async function arrive() {
      await Promise.all(pending.map(({ arrival }) => arrival))
      const later =
        pending.length > 0 ? wakeAll(target as Element, holdingAbove(target as Element, type)) : undefined
      awaited.push(...(later?.awaited ?? []))
      await Promise.all([...arrivals, ...(later?.arrivals ?? [])])
    }
    queue.add({
      name: awaited[0]?.island.name ?? pending[0]?.group.name ?? 'runtime',
      target,
      hosts: [...awaited, ...pending].map(({ host }) => host),
      isFor: (island) => pending.length > 0 || awaited.some((match) => match.island === island),
      ready: withinHoldLimit(arrive(), () => {
        for (const { island } of awaited) if (!code.loaded(island)) timedOut.add(island)
        for (const { group } of pending) if (!groups.isLoaded(group)) timedOut.add(group)
      }),
      replay: replay.hold(event),
    })
  }

  for (const type of HELD_EVENTS) callOn(document, 'addEventListener', type, onEvent, { capture: true })
}
