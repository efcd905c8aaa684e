import type { Check, Problem } from '../../../src/check/problem'
import { ADD_LINK, REMOVE_LINK, readAddLink, removedProduct } from './markup'

/** Contract 02 §4.2: links name a product, and a link that adds one also names the address to ask. */
export const check: Check = (host, { window }) => {
  if (host.matches(REMOVE_LINK)) return removedProduct(host) ? [] : [noProduct(host)]
  if (!host.matches(ADD_LINK)) return []
  const link = readAddLink(host, window)
  if (!link) return [noProduct(host)]
  const message = 'neither data-ajaxurl nor the data of a plugin says where to ask'
  return link.ajaxUrl ? [] : [{ kind: 'missing', message, element: host }]
}

const noProduct = (element: Element): Problem => ({
  kind: 'missing',
  message: 'the link names no product',
  element,
})
