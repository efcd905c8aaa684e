import { callOn } from '../dom/member'
import { closest } from '../dom/query'
import { HELD_EVENTS } from '../page/island'
import { withinHoldLimit } from './hold-limit'
import { canHold, hold } from './replay'

/**
 * Holds the visitor's events at markers of groups until the code that answers them has arrived, which holds the replayed
 * events again for the islands.
 * @param need requests that code; settles when it has arrived or failed
 * @returns ends it; events that are held already are still replayed
 */
export function holdEarly(
  document: Document,
  markers: string,
  need: () => Promise<unknown>,
  onError: (cause: unknown, target: Element) => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort()
  let isReplaying = false

  function onEvent(event: Event) {
    const { target } = event
    if (isReplaying || !(target instanceof Element) || !closest(target, markers)) return
    if (!canHold(event, target, { isPrevented: false })) return
    const replay = hold(event)
    withinHoldLimit(need(), stop)
      .then(() => {
        isReplaying = true
        replay(target)
      })
      .catch((cause) => onError(cause, target))
      .then(() => (isReplaying = false))
  }

  for (const type of HELD_EVENTS)
    callOn(document, 'addEventListener', type, onEvent, { capture: true, signal })
  return stop
}
