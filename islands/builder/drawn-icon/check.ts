import type { Check } from '../../../src/check/problem'
import { needUrl } from '../../../src/check/url'

/** Contract 04 §16: the address of the drawing. */
export const check: Check = (host) => needUrl(host, 'data-svg-src')
