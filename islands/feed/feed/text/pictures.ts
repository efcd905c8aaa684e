import type { Adoption } from '../../../../src/dom/adoption'
import { withoutProxy } from './image-proxy'

const PROXY = '.wp.com'
const QUERY = 'data-querystring'

/** Has an item's pictures come from where they are (contract 05 §12.7). */
export function repairPictures(item: Element, adopted: Adoption): void {
  for (const picture of item.querySelectorAll(`img[src*="${PROXY}" i]`)) {
    const source = withoutProxy(picture.getAttribute('src') ?? '', picture.getAttribute(QUERY))
    if (!source) continue
    adopted.attribute(picture, 'src', source)
    // The proxy's sizes of it would be preferred to it.
    if (picture.getAttribute('srcset')?.includes(PROXY)) adopted.attribute(picture, 'srcset', null)
  }
}
