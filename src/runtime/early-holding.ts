import { callOn } from '../dom/member'
import { closest } from '../dom/query'
import { HELD_EVENTS } from '../page/island'
import { withinHoldLimit } from './hold-limit'
import { canHold, hold } from './replay'

interface EarlyHolding {
  /** Whether events are held; those that are held already are still replayed when it ends. */
  isOn: boolean
}

/**
 * Holds the visitor's events at markers of groups until the code that answers them has arrived, which holds the replayed
 * events again for the islands.
 * @param need requests that code; settles when it has arrived or failed
 */
export function holdEarly(
  document: Document,
  markers: string,
  need: () => Promise<unknown>,
  onError: (cause: unknown, target: Element) => void,
): EarlyHolding {
  const early = { isOn: true }
  let isReplaying = false

  function onEvent(event: Event) {
    const { target } = event
    if (!early.isOn || isReplaying || !markers) return
    if (!(target instanceof Element) || !closest(target, markers)) return
    if (!canHold(event, target, { isPrevented: false })) return
    const replay = hold(event)
    withinHoldLimit(need(), () => (early.isOn = false))
      .then(() => {
        isReplaying = true
        replay(target)
      })
      .catch((cause) => onError(cause, target))
      .then(() => (isReplaying = false))
  }

  for (const type of HELD_EVENTS) callOn(document, 'addEventListener', type, onEvent, { capture: true })
  return early
}
