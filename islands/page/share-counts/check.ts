import type { Check } from '../../../src/check/problem'
import { needUrl } from '../../../src/check/url'
import { BLOCK } from './markup'

/** Contract 01 §20: a block names the address whose shares it counts. */
export const check: Check = (host) => (host.matches(BLOCK) ? needUrl(host, 'data-url') : [])
