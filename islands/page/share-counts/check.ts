import type { Check } from '../../../src/check/problem'
import { needUrl } from '../../../src/check/url'
import { BLOCK } from './markup'

/** Contract 01 §20: the address that is counted. */
export const check: Check = (host) => (host.matches(BLOCK) ? needUrl(host, 'data-url') : [])
