import { needPart } from '../../../tools/scan/checks/attribute'
import { needUrl } from '../../../tools/scan/checks/url'
import type { Check, Problem } from '../../../tools/scan/problem'
import { REMOVE_LINK, readRemoveLink } from './markup'

/** Contract 02 §1.2: the bag's number, and the links that take a product out of it. */
export const check: Check = (host) => [
  ...(host.matches('.cart-contents') ? needPart(host, '.num-items') : []),
  ...[...host.querySelectorAll(REMOVE_LINK)].flatMap(checkRemoveLink),
]

function checkRemoveLink(link: Element): Problem[] {
  const noAddress = needUrl(link, 'data-ajaxurl')
  if (noAddress.length > 0 || readRemoveLink(link)) return noAddress
  return [{ kind: 'unparsable', message: 'data-product-id of <a> names no product', element: link }]
}
