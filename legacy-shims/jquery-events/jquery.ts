/** As much of jQuery, any version since 1.7, as laurel touches. Everything that comes out of it is data from outside. */
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
  wc_variation_form?(): JQueryCollection
}

/** The page's jQuery at this moment, if there is one. */
export function currentJQuery(window: Window & { jQuery?: unknown }): JQuery | undefined {
  const { jQuery } = window
  return typeof jQuery === 'function' && 'fn' in jQuery ? (jQuery as unknown as JQuery) : undefined
}

/** Events carry jQuery collections where the DOM would carry an element. */
export function elementOf(value: unknown): HTMLElement | undefined {
  const first = typeof value === 'object' && value !== null && '0' in value ? value[0] : value
  return first instanceof HTMLElement ? first : undefined
}
