import { currentJQuery } from '../jquery-events'

type BootstrapPlugin = 'tab' | 'modal' | 'tooltip'

/** Whether the page has this Bootstrap plugin now: then laurel leaves the work to it. */
export function hasBootstrap(window: Window, plugin: BootstrapPlugin): boolean {
  return typeof currentJQuery(window)?.fn[plugin] === 'function'
}

interface BootstrapEvent {
  /** Such as `show.bs.tab`. */
  readonly type: string
  readonly relatedTarget?: Element | null | undefined
}

/**
 * Fires an event as Bootstrap does: through jQuery if the page has it, and as a native, bubbling event. jQuery's handlers
 * are called once, because jQuery takes the part after the dot for a namespace.
 * @returns whether no handler has prevented it
 */
export function fireBootstrap(
  window: Window,
  target: Element,
  { type, relatedTarget = null }: BootstrapEvent,
): boolean {
  const native = Object.assign(new CustomEvent(type, { bubbles: true, cancelable: true }), { relatedTarget })
  const isWanted = target.dispatchEvent(native)
  const jQuery = currentJQuery(window)
  const event = jQuery?.Event?.(type, { relatedTarget })
  if (!jQuery || !event) return isWanted
  jQuery(target).trigger(event)
  return isWanted && !event.isDefaultPrevented()
}
