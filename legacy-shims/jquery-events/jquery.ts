/** The parts of jQuery, from version 1.7 on, that laurel uses. All that it returns is data from outside. */
export interface JQuery {
  (target: unknown): JQueryCollection
  fn: { tooltip?: unknown; tab?: unknown; modal?: unknown; aws_search?: unknown; iLightBox?: unknown }
  Event?(type: string, properties: object): JQueryEvent
  browser?: Record<string, boolean>
  iLightBox?: unknown
}

export interface JQueryEvent {
  isDefaultPrevented(): boolean
}

export interface JQueryCollection {
  on(event: string, handler: (event: unknown, ...args: unknown[]) => void): JQueryCollection
  off(event: string, handler: (event: unknown, ...args: unknown[]) => void): JQueryCollection
  trigger(event: string | JQueryEvent, args?: readonly unknown[]): JQueryCollection
  data(name: string): unknown
  data(name: string, value: unknown): JQueryCollection
  removeData(name: string): JQueryCollection
  tooltip?(action: string): JQueryCollection
  /** The date picker of jQuery UI. */
  datepicker?(options: object | 'destroy'): JQueryCollection
  wc_variation_form?(): JQueryCollection
}

/** The page's jQuery at this moment, if there is one. */
export function currentJQuery(window: Window & { jQuery?: unknown }): JQuery | undefined {
  const { jQuery } = window
  return typeof jQuery === 'function' && 'fn' in jQuery ? (jQuery as unknown as JQuery) : undefined
}

/** The element of an event's argument, which may be a jQuery collection. */
export function elementOf(value: unknown): HTMLElement | undefined {
  const first = typeof value === 'object' && value !== null && '0' in value ? value[0] : value
  return first instanceof HTMLElement ? first : undefined
}

/** Calls `jQuery(element).data(name)`: it returns the value that a script has set, else the converted data attribute. */
export function getJQueryData(window: Window, element: Element, name: string): unknown {
  return currentJQuery(window)?.(element).data(name)
}

/** Sets what `jQuery(element).data(name)` returns: jQuery keeps a copy of a data attribute after the first read. */
export function setJQueryData(window: Window, element: Element, name: string, value: unknown): void {
  currentJQuery(window)?.(element).data(name, value)
}
