import { needAttribute } from '../../../src/check/attribute'
import type { Check } from '../../../src/check/problem'
import { addressOf } from './markup'

/** Contract 04 §13: a link with a member's id and the address of the member's own page. */
export const check: Check = (host) => {
  if (!(host instanceof HTMLAnchorElement)) {
    return [{ kind: 'missing', message: `<${host.localName}> is no link, and opens nothing` }]
  }
  const hasAddress = addressOf(host) !== undefined
  return [
    ...needAttribute(host, 'data-id'),
    ...(hasAddress ? [] : [{ kind: 'missing' as const, message: 'the link leads to no page of its own' }]),
  ]
}
