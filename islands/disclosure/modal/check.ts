import type { Check } from '../../../src/check/problem'
import { MODAL, modalOf } from './markup'

/** The trigger of a modal names one that is on the page. */
export const check: Check = (host) => {
  if (host.matches(MODAL) || modalOf(host)) return []
  return [{ kind: 'missing', message: `<${host.localName}> opens no ${MODAL} of the page` }]
}
