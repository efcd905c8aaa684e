import { currentJQuery } from '../jquery-events'

export type BootstrapPlugin = 'tab' | 'modal' | 'tooltip'

/** Whether the page has this plugin of Bootstrap at this moment: then it does its work itself, and laurel does not. */
export function hasBootstrap(window: Window, plugin: BootstrapPlugin): boolean {
  return typeof currentJQuery(window)?.fn[plugin] === 'function'
}

/** Something that Bootstrap would tell of. */
export interface BootstrapEvent {
  /** Such as `show.bs.tab`. */
  readonly type: string
  readonly relatedTarget?: Element | null | undefined
}

/**
 * Tells of an event as Bootstrap does, through jQuery where there is one, and natively, bubbling, for everyone else.
 * jQuery's handlers hear it once: to them what follows the dot is a namespace.
 * @returns whether nobody has prevented it
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
