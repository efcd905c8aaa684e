import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import { tellCart } from '../../../src/state/cart'
import type { CartLinkParts } from './markup'
import { $bag } from './removal'
import { useReplaced } from './use-replaced'

/** The header's bag icon with count and total. */
export function CartLink({ document, counts, printed, amounts }: CartLinkParts & { document: Document }) {
  const bag = useStore($bag)
  useAdopted(counts, bag.count === printed ? {} : { text: String(bag.count) }, { keep: true })
  useReplaced(amounts, bag.total)

  const { count, total } = bag
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bag on the page is read again when either has changed
  useEffect(() => tellCart(document), [document, count, total])
  return null
}
