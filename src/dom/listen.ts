import { callOn } from './member'
import { reported, type Tell } from './reporting'

type Known = WindowEventMap & DocumentEventMap & HTMLElementEventMap
/** What is heard by this name: of one that browsers do not have, no more than an event is known. */
export type Heard<T extends string> = T extends keyof Known ? Known[T] : Event

/**
 * Listens to whatever can be heard: a form with a field named `addEventListener` as well. What the handler throws is told
 * in the name of the island that listens.
 * @param tell by default that of the island whose code is running
 * @returns the way to stop
 */
export function listen<T extends string>(
  target: EventTarget,
  types: readonly T[],
  handler: (event: Heard<T>) => void,
  options?: AddEventListenerOptions,
  tell?: Tell,
): () => void {
  const listener = reported(handler, tell) as EventListener
  for (const type of types) callOn(target, 'addEventListener', type, listener, options)
  return () => {
    for (const type of types) callOn(target, 'removeEventListener', type, listener, options)
  }
}
