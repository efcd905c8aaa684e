import { isRecord } from '../../../src/page/is-record'
import type { Place } from './lines'
import type { ItemParts } from './markup'

/**
 * Which line a call of `copyToNext` is about. The server counts lines and pieces from 0, and names an item by the end of its
 * pieces' class (contract 08 §10).
 */
export function placeOfCall(items: readonly ItemParts[], event: Event): Place | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
  if (!isRecord(detail)) return undefined
  const item = items.findIndex(({ id }) => id === String(detail['itemPosition']))
  const [piece, line] = [Number(detail['position']), Number(detail['order'])]
  return items[item]?.pieces[piece]?.[line]?.at
}
