import { isRecord } from '../../../src/page/is-record'

/** The value at a path through objects of other scripts; undefined where the path ends early. */
export function valueAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isRecord(value) || isFunction(value) ? Reflect.get(value, key) : undefined),
    root,
  )
}

export const isFunction = (value: unknown): value is (...args: unknown[]) => unknown =>
  typeof value === 'function'
