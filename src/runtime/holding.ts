import { type Match, matchesAbove } from './find'
import { HELD_EVENTS, type HeldEvent, type Island } from './island'
import { canHold, hold } from './replay'
import type { Report } from './report'
import { createWaitingLine } from './waiting-line'

/** After this the browser's own action goes ahead without the island. */
const HOLD_LIMIT_MS = 3000

export interface HoldingOptions {
  /** The islands that the visitor can wake. */
  readonly islands: readonly Island[]
  readonly mayMount: (match: Match) => boolean
  /** Mounts at once when the code is here; else returns the promise of it. */
  readonly wake: (match: Match) => Promise<void> | undefined
  readonly isLoaded: (island: Island) => boolean
  readonly report: Report
}

/** Holds what the visitor does to islands whose code is on its way. @returns the listener, for the capture phase */
export function createHolding({ islands, mayMount, wake, isLoaded, report }: HoldingOptions) {
  /** Islands whose code did not come in time: for them nothing is held any more. */
  const late = new Set<Island>()
  const line = createWaitingLine(({ awaited: [match], target }, cause) =>
    report(match?.island.name ?? 'runtime', 'act', cause, target),
  )

  async function inTime(coming: readonly Promise<void>[], awaited: readonly Match[]) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        for (const { island } of awaited) if (!isLoaded(island)) late.add(island)
        resolve()
      }, HOLD_LIMIT_MS)
    })
    await Promise.race([Promise.all(coming), limit])
    clearTimeout(timer)
  }

  return (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || event.defaultPrevented) return
    const holding = matchesAbove(target, islands).filter(({ island }) =>
      (island.holds ?? HELD_EVENTS).includes(event.type as HeldEvent),
    )
    const coming: Promise<void>[] = []
    const awaited: Match[] = []
    for (const match of holding) {
      if (!mayMount(match) || line.isPassing(match)) continue
      const promise = wake(match)
      if (!promise || late.has(match.island) || !isHoldingPart(match, target)) continue
      coming.push(promise)
      awaited.push(match)
    }
    const isQueued = holding.some((match) => isHoldingPart(match, target) && line.blocks(match.host))
    if (coming.length === 0 && !isQueued) return
    if (!canHold(event, target)) return
    line.add({ target, awaited, ready: inTime(coming, awaited), replay: hold(event, target) })
  }
}

/** Whether an event at this element would be held for the island. */
export function isHoldingPart({ island: { holdsWithin }, host }: Match, target: Element): boolean {
  return !holdsWithin || host.contains(target.closest(holdsWithin))
}
