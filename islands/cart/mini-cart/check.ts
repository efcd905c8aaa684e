import { needPart } from '../../../src/check/attribute'
import type { Check, Problem } from '../../../src/check/problem'
import { needUrl } from '../../../src/check/url'
import { REMOVE_LINK, readRemoveLink } from './markup'

/** Contract 02 §1.2: the bag's count, and the links that remove a product. */
export const check: Check = (host) => [
  ...(host.matches('.cart-contents') ? needPart(host, '.num-items') : []),
  ...[...host.querySelectorAll(REMOVE_LINK)].flatMap(checkRemoveLink),
]

function checkRemoveLink(link: Element): Problem[] {
  const noAddress = needUrl(link, 'data-ajaxurl')
  if (noAddress.length > 0 || readRemoveLink(link)) return noAddress
  return [{ kind: 'unparsable', message: 'data-product-id of <a> names no product', element: link }]
}
