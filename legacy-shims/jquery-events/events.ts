import { onJQuery } from './arrival'
import { currentJQuery } from './jquery'

export type JQueryHandler = (...args: unknown[]) => void

/** The jQuery namespace of laurel's handlers: other scripts can tell them apart. */
const NAMESPACE = '.laurel'

/**
 * Listens to events that plugins fire through jQuery, which DOM listeners do not receive (contract 02 §0.3). Waits for
 * jQuery if the page has none yet.
 * @param handlers by event name; called with the event's extra arguments
 * @returns a function that stops it
 */
export function onJQueryEvents(
  window: Window,
  target: EventTarget,
  handlers: Readonly<Record<string, JQueryHandler>>,
): () => void {
  return subscribe(window, target, handlers, () => true)
}

/**
 * Does the same for events that browsers have as well, such as `keyup`: only those that a script has fired through
 * jQuery are handled, as in `.val(term).trigger('keyup')`. DOM listeners receive the others.
 */
export function onJQueryTriggers(
  window: Window,
  target: EventTarget,
  handlers: Readonly<Record<string, JQueryHandler>>,
): () => void {
  return subscribe(window, target, handlers, isTriggered)
}

function subscribe(
  window: Window,
  target: EventTarget,
  handlers: Readonly<Record<string, JQueryHandler>>,
  isHandled: (event: unknown) => boolean,
): () => void {
  const bound = Object.entries(handlers).map(([name, handler]) => {
    const onEvent = (event: unknown, ...args: unknown[]) => {
      if (isHandled(event)) handler(...args)
    }
    return [name + NAMESPACE, onEvent] as const
  })
  return onJQuery(window, (jQuery) => {
    const collection = jQuery(target)
    for (const [name, handler] of bound) collection.on(name, handler)
    return () => {
      for (const [name, handler] of bound) collection.off(name, handler)
    }
  })
}

/** jQuery sets `isTrigger` on events that `trigger` has fired. */
function isTriggered(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'isTrigger' in event && Boolean(event.isTrigger)
}

/**
 * Fires an event for plugins that listen through jQuery. DOM listeners do not receive it.
 * @returns whether the page has jQuery
 */
export function triggerJQuery(
  window: Window,
  target: EventTarget,
  name: string,
  args: readonly unknown[] = [],
): boolean {
  const jQuery = currentJQuery(window)
  jQuery?.(target).trigger(name, args)
  return jQuery !== undefined
}

/**
 * Fires an event after jQuery's ready handlers have run, in which other plugins subscribe to it. Waits for jQuery if the
 * page has none yet.
 * @returns a function that cancels it
 */
export function triggerWhenReady(window: Window, target: EventTarget, name: string): () => void {
  let isCancelled = false
  let hasArrived = false
  let stopWaiting = () => {}
  stopWaiting = onJQuery(window, (jQuery) => {
    const fire = () => void (isCancelled || jQuery(target).trigger(name))
    // The timer puts it behind the ready handlers that are added after this one, too.
    if (!hasArrived) jQuery(() => void setTimeout(fire))
    hasArrived = true
    stopWaiting()
    return () => {}
  })
  if (hasArrived) stopWaiting()
  return () => {
    isCancelled = true
    stopWaiting()
  }
}
