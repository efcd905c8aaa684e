import { callOn } from '../dom/member'
import { closest } from '../dom/query'
import { HELD_EVENTS } from '../page/island'
import { withinHoldLimit } from './hold-limit'
import { canHold, hold } from './replay'

/**
 * Holds the visitor's events at markers of groups until the runtime has arrived, which holds the replayed events again
 * for the islands.
 * @param need requests the runtime, unless it was requested before
 * @param arrival settles when the runtime has arrived or failed: from then on nothing is held here
 */
export function holdUntil(
  need: () => void,
  arrival: Promise<unknown>,
  document: Document,
  markers: string,
  onError: (cause: unknown, target: Element) => void,
): void {
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort()
  void arrival.then(stop)

  function onEvent(event: Event) {
    const { target } = event
    if (!(target instanceof Element) || !closest(target, markers)) return
    if (!canHold(event, target, { isPrevented: false })) return
    const replay = hold(event)
    need()
    withinHoldLimit(arrival, stop)
      .then(() => replay(target))
      .catch((cause) => onError(cause, target))
  }

  for (const type of HELD_EVENTS)
    callOn(document, 'addEventListener', type, onEvent, { capture: true, signal })
}
