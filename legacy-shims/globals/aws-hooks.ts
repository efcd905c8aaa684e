type Call = (...args: unknown[]) => unknown
type Bag = Record<string, unknown>
type HooksWindow = Window & { AwsHooks?: unknown }

/** A filter as `AwsHooks.filters[tag]` lists it: other scripts read and write these, too. */
interface Filter {
  readonly priority: unknown
  readonly callback: Call
}

const DEFAULT_PRIORITY = 10

/**
 * Provides the search plugin's global `AwsHooks` (contract 06 §7.3), as soon as laurel is evaluated. The shop's inline
 * scripts and extensions of the plugin call its `add_filter(tag, callback, priority)`; the plugin's own script, if the
 * page has it, calls `apply_filters(tag, value, options)`. An existing object is kept, with its filters.
 */
export function provideAwsHooks(window: HooksWindow): void {
  const hooks = isBag(window.AwsHooks) ? window.AwsHooks : {}
  // Reflect does not throw when another script has frozen its object.
  const provide = (name: string, call: Call) =>
    typeof hooks[name] === 'function' || Reflect.set(hooks, name, call)
  if (!isBag(hooks['filters'])) Reflect.set(hooks, 'filters', {})
  provide('add_filter', (tag, callback, priority = DEFAULT_PRIORITY) => {
    const name = String(tag)
    const value = [...listOf(hooks, name), { priority, callback }]
    // Defined, not assigned, so that a tag such as `__proto__` is an ordinary name.
    Reflect.defineProperty(Object(hooks['filters']), name, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    })
  })
  provide('apply_filters', (tag, value, options) =>
    listOf(hooks, String(tag))
      .filter(isFilter)
      .sort((a, b) => Number(a.priority) - Number(b.priority))
      .reduce((filtered, { callback }) => callback(filtered, options), value),
  )
  Reflect.set(window, 'AwsHooks', hooks)
}

/**
 * Applies the shop's filters to a value. They may change an object in place, so that the caller has to pass a copy. The
 * global is read at every call, since another script may have replaced it.
 * @param onError called once when a filter throws; the value is then returned as it was passed
 * @returns data from outside, to be parsed
 */
export function applyAwsFilters(
  { AwsHooks: hooks }: HooksWindow,
  tag: string,
  value: unknown,
  options: object,
  onError: (cause: unknown) => void,
): unknown {
  const apply = isBag(hooks) ? hooks['apply_filters'] : undefined
  if (typeof apply !== 'function') return value
  try {
    return Reflect.apply(apply, hooks, [tag, value, options])
  } catch (cause) {
    onError(cause)
    return value
  }
}

/** Whether a script has added a filter of this name: some values are computed only for a filter. */
export function hasAwsFilter({ AwsHooks: hooks }: HooksWindow, tag: string): boolean {
  return isBag(hooks) && listOf(hooks, tag).some(isFilter)
}

function listOf({ filters }: Bag, tag: string): readonly unknown[] {
  const list = isBag(filters) ? filters[tag] : undefined
  return Array.isArray(list) ? list : []
}

function isFilter(value: unknown): value is Filter {
  return isBag(value) && typeof value['callback'] === 'function'
}

/** Whether it is a plain object: an element with this id, a frame or an array is none. */
function isBag(value: unknown): value is Bag {
  return Object.prototype.toString.call(value) === '[object Object]'
}
