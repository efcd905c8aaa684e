import { useStore } from '@nanostores/react'
import { useAdopted } from '../../src/react/adopt'
import type { CartLinkParts } from './markup'
import { $bag } from './removal'
import { useReplaced } from './use-replaced'

/** The header's bag icon with count and total. */
export function CartLink({ counts, amounts }: CartLinkParts) {
  const bag = useStore($bag)
  useAdopted(counts, bag.changed ? { text: String(bag.count) } : {}, { keep: true })
  useReplaced(amounts, bag.total)
  return null
}
