import { callOn } from '../dom/member'
import { closest } from '../dom/query'
import { HELD_EVENTS } from '../page/island'
import { inTime } from './in-time'
import { canHold, hold } from './replay'

/**
 * Holds what the visitor does at a marker until the runtime is here, which holds it again for the island in question.
 * @param need asks for the runtime, if nobody has
 * @param arrival of the runtime, or of the news that it has not come: from then on nothing is held here
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
    inTime(arrival, stop)
      .then(() => replay(target))
      .catch((cause) => onError(cause, target))
  }

  for (const type of HELD_EVENTS)
    callOn(document, 'addEventListener', type, onEvent, { capture: true, signal })
}
