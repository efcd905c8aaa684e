import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useAdopted } from '../../../src/react/adopt'
import { fireCart } from '../../../src/state/cart'
import type { CartLinkParts } from './markup'
import { $bag } from './removal'
import { useReplacedHtml } from './use-replaced-html'

/** The header's link to the cart, with count and total. */
export function CartLink({ document, counts, printed, amounts }: CartLinkParts & { document: Document }) {
  const bag = useStore($bag)
  useAdopted(counts, bag.count === printed ? {} : { text: String(bag.count) }, { keep: true })
  useReplacedHtml(amounts, bag.total)

  const { count, total } = bag
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fireCart` reads the page, which shows both
  useEffect(() => fireCart(document), [document, count, total])
  return null
}
