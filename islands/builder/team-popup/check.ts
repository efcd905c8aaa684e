import { needAttribute } from '../../../src/check/attribute'
import type { Check } from '../../../src/check/problem'
import { addressOf } from './markup'

/** Contract 04 §13: a link that names a member, and leads to the member's own page where nothing opens. */
export const check: Check = (host) => {
  if (!(host instanceof HTMLAnchorElement)) {
    return [{ kind: 'missing', message: `<${host.localName}> is no link, and opens nothing` }]
  }
  const leads = addressOf(host) !== undefined
  return [
    ...needAttribute(host, 'data-id'),
    ...(leads ? [] : [{ kind: 'missing' as const, message: 'the link leads to no page of its own' }]),
  ]
}
