import { callOn } from './member'
import { type ReportError, reported } from './reporting'

type Known = WindowEventMap & DocumentEventMap & HTMLElementEventMap
/** The event type of a name; a plain `Event` for names that browsers do not have. */
export type Heard<T extends string> = T extends keyof Known ? Known[T] : Event

/**
 * Listens to an event target, also to a form with a field named `addEventListener`. Errors of the handler are reported in
 * the name of the island that listens.
 * @param report default: that of the island whose code is running
 * @returns a function that stops it
 */
export function listen<T extends string>(
  target: EventTarget,
  types: readonly T[],
  handler: (event: Heard<T>) => void,
  options?: AddEventListenerOptions,
  report?: ReportError,
): () => void {
  const listener = reported(handler, report) as EventListener
  for (const type of types) callOn(target, 'addEventListener', type, listener, options)
  return () => {
    for (const type of types) callOn(target, 'removeEventListener', type, listener, options)
  }
}
