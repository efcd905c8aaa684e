import { memberOf } from '../dom/member'
import type { Island } from '../page/island'
import { replacementOf, uniqueSelectorOf } from './replacement'

/** A held event and what it waits for. */
interface QueuedEvent {
  /** The island or group that an error is reported for. */
  readonly name: string
  readonly target: Element
  /** The hosts whose code has not arrived. */
  readonly hosts: readonly HTMLElement[]
  /** Whether the event was held for this island. */
  isFor(island: Island): boolean
  /** Settles when the code has arrived, has failed or is too late. */
  readonly ready: Promise<unknown>
  readonly replay: (target: Element) => void
}

/** Held events, each replayed once, in the order in which the visitor made them. */
interface HoldQueue {
  add(event: QueuedEvent): void
  /** Whether a new event for this host has to wait behind an earlier one. */
  blocks(host: HTMLElement): boolean
  /** Whether an event is being replayed; with an island: one that was held for it, and must not be held again. */
  isReplaying(island?: Island): boolean
}

/** @param onError called for an event that could not be replayed; the events behind it go on */
export function createHoldQueue(onError: (event: QueuedEvent, cause: unknown) => void): HoldQueue {
  const queue = new Set<QueuedEvent>()
  let last: Promise<unknown> = Promise.resolve()
  let replayed: QueuedEvent | undefined

  function replay(event: QueuedEvent, selector: string | undefined) {
    queue.delete(event)
    replayed = event
    try {
      const { target } = event
      const present = memberOf(target, 'isConnected') ? target : replacementOf(target, selector)
      if (!present) throw new Error('The target of the held event has left the page')
      event.replay(present)
    } catch (cause) {
      onError(event, cause)
    } finally {
      replayed = undefined
    }
  }

  return {
    add(event) {
      queue.add(event)
      const selector = uniqueSelectorOf(event.target)
      const next = () => replay(event, selector)
      last = last.then(() => event.ready).then(next, next)
    },
    blocks: (host) => !replayed && [...queue].some(({ hosts }) => hosts.includes(host)),
    isReplaying: (island) => replayed !== undefined && (!island || replayed.isFor(island)),
  }
}
