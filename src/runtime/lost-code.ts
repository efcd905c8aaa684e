import type { Fetched } from '../page/island'
import type { Report } from './report'
import type { RetryLater } from './retry'

export type OnLost = (item: Fetched, cause: unknown, again: () => void) => void

/** What becomes of code that could not be fetched: it is told once, and asked for again later. */
export function createOnLost(retryLater: RetryLater, report: Report): OnLost {
  const told = new Set<Fetched>()
  return (item, cause, again) => {
    if (!told.has(item)) report(item.name, 'load', cause)
    told.add(item)
    retryLater(item, again)
  }
}
