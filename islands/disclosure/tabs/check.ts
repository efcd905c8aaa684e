import type { Check } from '../../../src/check/problem'
import { hashText } from '../../../src/page/address-hash'
import { addressOf, paneOf } from './markup'

/** Contract 04 §14: a tab with a hash names a pane on the page. */
export const check: Check = (link) => {
  const name = hashText(addressOf(link))
  if (name === '' || paneOf(link)) return []
  return [{ kind: 'missing', message: `the tab shows #${name}, which is not there` }]
}
