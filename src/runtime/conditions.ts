import type { Report } from './report'

interface Conditional<T> {
  readonly name: string
  readonly when?: (window: Window) => T
}

/** Asks the `when` of an island or a group. */
export type AskWhen = <T>(item: Conditional<T>, otherwise: T) => T | false

/** One that throws counts as false and is reported once. */
export function createConditions(window: Window, report: Report): AskWhen {
  const failed = new Set<unknown>()
  return (item, otherwise) => {
    try {
      return item.when ? item.when(window) : otherwise
    } catch (cause) {
      if (!failed.has(item)) report(item.name, 'markup', cause)
      failed.add(item)
      return false
    }
  }
}
