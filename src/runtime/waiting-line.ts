import { memberOf } from '../dom/member'
import type { Island } from '../page/island'
import { placeOf, successorOf } from './place'

/** A held event and what it waits for. */
export interface Held {
  /** Of the island or group in whose name an error is told. */
  readonly name: string
  readonly target: Element
  /** What it waits for is not there yet. */
  readonly hosts: readonly HTMLElement[]
  /** Whether it has waited for this island. */
  isFor(island: Island): boolean
  /** Settles when all of them are there, or none of them is to be expected any more. */
  readonly ready: Promise<unknown>
  readonly replay: (target: Element) => void
}

/** Held events, carried out once each and in the order in which the visitor made them. */
export interface WaitingLine {
  add(held: Held): void
  /** Whether an event that comes now must not overtake an earlier one for this host. */
  blocks(host: HTMLElement): boolean
  /** Whether an event is being carried out right now, or one that has waited for this island, which is not to hold it again. */
  isPassing(island?: Island): boolean
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
    blocks: (host) => !passing && [...line].some(({ hosts }) => hosts.includes(host)),
    isPassing: (island) => passing !== undefined && (!island || passing.isFor(island)),
  }
}
