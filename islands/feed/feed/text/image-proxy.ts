import type { Adoption } from '../../../../src/dom/adoption'

const PROXY = '.wp.com'
const QUERY = 'data-querystring'
/** The address of a picture proxy, which contains the host and path of the original. */
const PROXIED = /^\s*(?:https?:)?\/\/i[0-5]\.wp\.com\/+([^?#\s]+)/i

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

/**
 * The original address behind a picture proxy: a proxy breaks the network's signed addresses (contract 05 §12.7).
 * @param query the query of the original address, which the server prints
 * @returns undefined for an address of no proxy
 */
export function withoutProxy(source: string, query: string | null): string | undefined {
  const place = PROXIED.exec(source)?.[1]
  return place && `https://${place}${query ? `?${query}` : ''}`
}
