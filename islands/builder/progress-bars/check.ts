import { needPart } from '../../../src/check/attribute'
import { mayBeNumber } from '../../../src/check/number'
import type { Check } from '../../../src/check/problem'

/** Contract 04 §16: the value of each bar. */
export const check: Check = (host) => [
  ...needPart(host, '.bar'),
  ...[...host.querySelectorAll('.bar')].flatMap((bar) => mayBeNumber(bar, 'data-value')),
]
