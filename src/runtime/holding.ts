import type { Match } from './find'
import type { HeldEvent, Island } from './island'
import { canHold, hold } from './replay'
import type { Report } from './report'
import { createWaitingLine } from './waiting-line'

/** After this the browser's own action goes ahead without the island. */
const HOLD_LIMIT_MS = 3000

export interface HoldingOptions {
  /** The islands at and above an element that the visitor can wake, innermost first. */
  readonly above: (element: Element) => readonly Match[]
  readonly mayMount: (match: Match) => boolean
  /** Mounts at once when the code is here; else returns the promise of it. */
  readonly wake: (match: Match) => Promise<void> | undefined
  readonly isHoldingPart: (match: Match, target: Element) => boolean
  readonly isLoaded: (island: Island) => boolean
  readonly report: Report
}

/** Holds what the visitor does to islands whose code is on its way. @returns the listener, for the capture phase */
export function createHolding({ above, mayMount, wake, isHoldingPart, isLoaded, report }: HoldingOptions) {
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
    const holding = above(target).filter(
      ({ island }) => island.holds?.includes(event.type as HeldEvent) ?? true,
    )
    const coming: Promise<void>[] = []
    const awaited: Match[] = []
    for (const match of holding) {
      const isGivenUp = line.isPassing(match.island) && !isLoaded(match.island)
      if (!mayMount(match) || isGivenUp) continue
      const promise = wake(match)
      if (!promise || late.has(match.island) || !isHoldingPart(match, target)) continue
      coming.push(promise)
      awaited.push(match)
    }
    const isQueued = holding.some((match) => isHoldingPart(match, target) && line.blocks(match.host))
    if (coming.length === 0 && !isQueued) return
    const isPrevented = holding.some((match) => match.island.prevents && isHoldingPart(match, target))
    if (!canHold(event, target, { isPrevented })) return
    line.add({ target, awaited, ready: inTime(coming, awaited), replay: hold(event) })
  }
}

export type CreateHolding = typeof createHolding
