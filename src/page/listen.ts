import { callOn } from '../dom/member'
import { reported } from './reporting'

/**
 * Listens to whatever can be heard: a form with a field named `addEventListener` as well. What the handler throws is told
 * in the name of the island that listens.
 * @returns the way to stop
 */
export function listen(
  target: EventTarget,
  types: readonly string[],
  handler: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listener = reported(handler)
  for (const type of types) callOn(target, 'addEventListener', type, listener, options)
  return () => {
    for (const type of types) callOn(target, 'removeEventListener', type, listener, options)
  }
}
