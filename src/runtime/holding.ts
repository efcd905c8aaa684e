import { callOn } from '../dom/member'
import { HELD_EVENTS, type HeldEvent, type Island, type IslandModule, type Match } from '../page/island'
import type { Code } from './code'
import type { Groups } from './groups'
import type { Hosts } from './hosts'
import { inTime } from './in-time'
import { isHoldingPart } from './match'
import type { Replay } from './replay'
import type { Report } from './report'
import type { Roster } from './roster'
import { createWaitingLine } from './waiting-line'

export interface HoldingOptions {
  readonly roster: Roster
  readonly groups: Groups
  readonly hosts: Hosts
  readonly code: Code<Island, IslandModule>
  readonly report: Report
  readonly replay: Replay
}

/** Holds what the visitor does to islands whose code is on its way, or of whose group nothing is here yet. */
export function startHolding(
  document: Document,
  { roster, groups, hosts, code, report, replay }: HoldingOptions,
): void {
  /** Islands and groups whose code did not come in time: for them nothing is held any more. */
  const late = new Set<unknown>()
  const line = createWaitingLine(({ name, target }, cause) => report(name, 'act', cause, target))

  const holdingAbove = (target: Element, type: HeldEvent) =>
    roster.above(target, ({ wake, holds }) => wake !== 'now' && Boolean(holds?.includes(type)))

  /** Wakes what would hold the event. @returns the islands that are worth waiting for, and their arrival */
  function wakeAbove(target: Element, holding: readonly Match[]) {
    const awaited: Match[] = []
    const coming: Promise<void>[] = []
    for (const match of holding) {
      const isGivenUp = line.isPassing(match.island) && !code.loaded(match.island)
      if (!hosts.mayMount(match) || isGivenUp) continue
      const arrival = hosts.wake(match)
      if (!arrival || late.has(match.island) || !isHoldingPart(match, target)) continue
      coming.push(arrival)
      awaited.push(match)
    }
    return { awaited, coming }
  }

  function onEvent(event: Event) {
    const { target } = event
    if (!(target instanceof Element) || event.defaultPrevented) return
    const type = event.type as HeldEvent
    const holding = holdingAbove(target, type)
    const { awaited, coming } = wakeAbove(target, holding)
    const missing = line.isPassing()
      ? []
      : groups.missingAbove(target).filter(({ group }) => !late.has(group))
    const isQueued = holding.some((match) => isHoldingPart(match, target) && line.blocks(match.host))
    if (coming.length + missing.length === 0 && !isQueued) return
    const isPrevented = holding.some((match) => match.island.prevents && isHoldingPart(match, target))
    if (!replay.canHold(event, target, { isPrevented })) return

    async function arrive() {
      await Promise.all(missing.map(({ arrival }) => arrival))
      const later =
        missing.length > 0 ? wakeAbove(target as Element, holdingAbove(target as Element, type)) : undefined
      awaited.push(...(later?.awaited ?? []))
      await Promise.all([...coming, ...(later?.coming ?? [])])
    }
    line.add({
      name: awaited[0]?.island.name ?? missing[0]?.group.name ?? 'runtime',
      target,
      hosts: [...awaited, ...missing].map(({ host }) => host),
      isFor: (island) => missing.length > 0 || awaited.some((match) => match.island === island),
      ready: inTime(arrive(), () => {
        for (const { island } of awaited) if (!code.loaded(island)) late.add(island)
        for (const { group } of missing) if (!groups.isHere(group)) late.add(group)
      }),
      replay: replay.hold(event),
    })
  }

  for (const type of HELD_EVENTS) callOn(document, 'addEventListener', type, onEvent, { capture: true })
}
