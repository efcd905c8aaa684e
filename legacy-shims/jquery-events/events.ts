import { onJQuery } from './arrival'
import { currentJQuery } from './jquery'

export type JQueryHandler = (...args: unknown[]) => void

/** Marks laurel's own handlers, so that other scripts can tell them apart. */
const NAMESPACE = '.laurel'

/**
 * Subscribes to events that other plugins fire through jQuery, which the DOM does not see (contract 02 §0.3).
 * Silent while there is no jQuery; starts to listen when it arrives.
 * @param handlers by event name; called with the event's extra arguments
 * @returns the way to stop
 */
export function onJQueryEvents(
  window: Window,
  target: EventTarget,
  handlers: Readonly<Record<string, JQueryHandler>>,
): () => void {
  return listen(window, target, handlers, () => true)
}

/**
 * The same for events that the browser has as well: only those are heard that a script has fired through jQuery,
 * as in `.val(term).trigger('keyup')`. The others reach the DOM's own listeners.
 */
export function onJQueryTriggers(
  window: Window,
  target: EventTarget,
  handlers: Readonly<Record<string, JQueryHandler>>,
): () => void {
  return listen(window, target, handlers, isTriggered)
}

function listen(
  window: Window,
  target: EventTarget,
  handlers: Readonly<Record<string, JQueryHandler>>,
  isHeard: (event: unknown) => boolean,
): () => void {
  const bound = Object.entries(handlers).map(([name, handler]) => {
    const heard = (event: unknown, ...args: unknown[]) => {
      if (isHeard(event)) handler(...args)
    }
    return [name + NAMESPACE, heard] as const
  })
  return onJQuery(window, (jQuery) => {
    const collection = jQuery(target)
    for (const [name, handler] of bound) collection.on(name, handler)
    return () => {
      for (const [name, handler] of bound) collection.off(name, handler)
    }
  })
}

/** jQuery marks what `trigger` has fired. */
function isTriggered(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'isTrigger' in event && Boolean(event.isTrigger)
}

/**
 * Fires an event for plugins that listen through jQuery. Handlers that listen to the DOM do not hear it.
 * @returns whether there was a jQuery to fire it with
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
 * Fires an event when the page is ready for jQuery's handlers: those that other plugins subscribe at jQuery's ready
 * hear it, whenever jQuery comes. Never, if it does not.
 * @returns the way to call it off
 */
export function triggerWhenReady(window: Window, target: EventTarget, name: string): () => void {
  let isOff = false
  let isKnown = false
  let stopWaiting = () => {}
  stopWaiting = onJQuery(window, (jQuery) => {
    const fire = () => void (isOff || jQuery(target).trigger(name))
    // Behind the handlers that were to run at jQuery's ready before this one came, and those after it.
    if (!isKnown) jQuery(() => void setTimeout(fire))
    isKnown = true
    stopWaiting()
    return () => {}
  })
  if (isKnown) stopWaiting()
  return () => {
    isOff = true
    stopWaiting()
  }
}
