import { memberOf } from '../dom/member'
import type { Match } from './find'
import type { Island } from './island'
import { placeOf, successorOf } from './place'

/** A held event and what it waits for. */
export interface Held {
  readonly target: Element
  /** The islands that were not there yet when the event came. */
  readonly awaited: readonly Match[]
  /** Settles when all of them are there, or none of them is to be expected any more. */
  readonly ready: Promise<unknown>
  readonly replay: (target: Element) => void
}

/** Held events, carried out once each and in the order in which the visitor made them. */
export interface WaitingLine {
  add(held: Held): void
  /** Whether an event that comes now must not overtake an earlier one for this host. */
  blocks(host: HTMLElement): boolean
  /** Whether the event that is being carried out right now has waited for this island, which is not to hold it again. */
  isPassing(island: Island): boolean
}

/** @param onError told of an event that was not carried out; those behind it are carried out all the same */
export function createWaitingLine(onError: (held: Held, cause: unknown) => void): WaitingLine {
  const line = new Set<Held>()
  let last: Promise<unknown> = Promise.resolve()
  let passing: Held | undefined

  function carryOut(held: Held, place: string | undefined) {
    line.delete(held)
    passing = held
    try {
      const { target } = held
      const there = memberOf(target, 'isConnected') ? target : successorOf(target, place)
      if (!there) throw new Error('What was used has left the page')
      held.replay(there)
    } catch (cause) {
      onError(held, cause)
    } finally {
      passing = undefined
    }
  }

  return {
    add(held) {
      line.add(held)
      const place = placeOf(held.target)
      const next = () => carryOut(held, place)
      last = last.then(() => held.ready).then(next, next)
    },
    blocks: (host) =>
      !passing && [...line].some(({ awaited }) => awaited.some((match) => match.host === host)),
    isPassing: (island) => passing?.awaited.some((match) => match.island === island) ?? false,
  }
}
