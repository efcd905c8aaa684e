import { needUrl } from '../../../tools/scan/checks/url'
import type { Check } from '../../../tools/scan/problem'
import { BLOCK } from './markup'

/** Contract 01 §20: the address that is counted. */
export const check: Check = (host) => (host.matches(BLOCK) ? needUrl(host, 'data-url') : [])
