import { callOn } from '../dom/member'
import { reported } from './reporting'

type Known = WindowEventMap & DocumentEventMap & HTMLElementEventMap
/** What is heard by this name: of one that browsers do not have, no more than an event is known. */
type Heard<T extends string> = T extends keyof Known ? Known[T] : Event

/**
 * Listens to whatever can be heard: a form with a field named `addEventListener` as well. What the handler throws is told
 * in the name of the island that listens.
 * @returns the way to stop
 */
export function listen<T extends string>(
  target: EventTarget,
  types: readonly T[],
  handler: (event: Heard<T>) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listener = reported(handler) as EventListener
  for (const type of types) callOn(target, 'addEventListener', type, listener, options)
  return () => {
    for (const type of types) callOn(target, 'removeEventListener', type, listener, options)
  }
}
