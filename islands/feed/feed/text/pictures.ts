import type { Adoption } from '../../../../src/dom/adoption'
import { withoutProxy } from './image-proxy'

const PROXY = '.wp.com'
const QUERY = 'data-querystring'

/** Loads an item's pictures from their original addresses instead of a proxy (contract 05 §12.7). */
export function repairPictures(item: Element, adopted: Adoption): void {
  for (const picture of item.querySelectorAll(`img[src*="${PROXY}" i]`)) {
    const source = withoutProxy(picture.getAttribute('src') ?? '', picture.getAttribute(QUERY))
    if (!source) continue
    adopted.attribute(picture, 'src', source)
    // Browsers would prefer the proxy's `srcset`.
    if (picture.getAttribute('srcset')?.includes(PROXY)) adopted.attribute(picture, 'srcset', null)
  }
}
