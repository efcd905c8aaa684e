import { callOn } from '../dom/member'
import { closest } from '../dom/query'
import type { Match } from '../page/island'

/** Whether an event at this element would be held for the island. */
export function isHoldingPart({ island: { holdsWithin }, host }: Match, target: Element): boolean {
  return !holdsWithin || callOn(host, 'contains', closest(target, holdsWithin))
}
