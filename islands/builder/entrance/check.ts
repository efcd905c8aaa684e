import { mayBeNumber } from '../../../src/check/number'
import type { Check } from '../../../src/check/problem'
import { LONGEST_DELAY_MS } from './markup'

/** Contract 04 §16: the delay. */
export const check: Check = (host) => mayBeNumber(host, 'data-delay', { least: 0, most: LONGEST_DELAY_MS })
