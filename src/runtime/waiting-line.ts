import type { Match } from './find'

/** A held event and what it waits for. */
export interface Held {
  readonly target: Element
  /** The islands that were not there yet when the event came. */
  readonly awaited: readonly Match[]
  /** Settles when all of them are there, or none of them is to be expected any more. */
  readonly ready: Promise<unknown>
  readonly replay: () => void
}

/** Held events, carried out once each and in the order in which the visitor made them. */
export interface WaitingLine {
  add(held: Held): void
  /** Whether an event that comes now must not overtake an earlier one for this host. */
  blocks(host: HTMLElement): boolean
  /** Whether this match was given up for the event that is being carried out right now. */
  isPassing(match: Match): boolean
}

/** @param onError told of a replay that threw; the events behind it are carried out all the same */
export function createWaitingLine(onError: (held: Held, cause: unknown) => void): WaitingLine {
  const line = new Set<Held>()
  let last: Promise<unknown> = Promise.resolve()
  let passing: Held | undefined

  function carryOut(held: Held) {
    line.delete(held)
    if (!held.target.isConnected) return
    passing = held
    try {
      held.replay()
    } catch (cause) {
      onError(held, cause)
    } finally {
      passing = undefined
    }
  }

  return {
    add(held) {
      line.add(held)
      last = last.then(() => held.ready).then(() => carryOut(held))
    },
    blocks: (host) =>
      !passing && [...line].some(({ awaited }) => awaited.some((match) => match.host === host)),
    isPassing: ({ island, host }) =>
      passing?.awaited.some((match) => match.island === island && match.host === host) ?? false,
  }
}
