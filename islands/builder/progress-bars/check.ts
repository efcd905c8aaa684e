import { needPart } from '../../../tools/scan/checks/attribute'
import { mayBeNumber } from '../../../tools/scan/checks/number'
import type { Check } from '../../../tools/scan/problem'

/** Contract 04 §16: how far each bar is filled. */
export const check: Check = (host) => [
  ...needPart(host, '.bar'),
  ...[...host.querySelectorAll('.bar')].flatMap((bar) => mayBeNumber(bar, 'data-value')),
]
