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
 * scripts and extensions of the plugin call its `add_filter(tag, callback, priority)`; the plugin's own script, if it
 * stays, calls `apply_filters(tag, value, options)`. What is there already is kept, with its filters.
 */
export function provideAwsHooks(window: HooksWindow): void {
  const hooks = isBag(window.AwsHooks) ? window.AwsHooks : {}
  // Reflect does not throw where another script has frozen its object.
  const provide = (name: string, call: Call) =>
    typeof hooks[name] === 'function' || Reflect.set(hooks, name, call)
  if (!isBag(hooks['filters'])) Reflect.set(hooks, 'filters', {})
  provide('add_filter', (tag, callback, priority = DEFAULT_PRIORITY) => {
    const name = String(tag)
    const value = [...listOf(hooks, name), { priority, callback }]
    // Defined and not assigned, so that a tag such as `__proto__` is a name like others.
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
 * What the shop's filters make of a value. They may change an object in place: hand over one of your own. The global
 * is read at every call, since another script may have replaced it.
 * @param onError called once when a filter throws; the value then stays as it was handed over
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

/** Whether a script has added a filter of this name: some values are worth making for a filter only. */
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

/** An object proper: no element, which an id makes a global of, no frame, no list. */
function isBag(value: unknown): value is Bag {
  return Object.prototype.toString.call(value) === '[object Object]'
}
