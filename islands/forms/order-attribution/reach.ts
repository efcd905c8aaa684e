/** What lies at the end of a path through objects of other scripts; undefined where it breaks off. */
export function reach(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isReachable(value) ? Reflect.get(value, key) : undefined),
    root,
  )
}

export const isFunction = (value: unknown): value is (...args: unknown[]) => unknown =>
  typeof value === 'function'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isReachable = (value: unknown): value is object => isRecord(value) || isFunction(value)
