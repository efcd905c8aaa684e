import { needPart } from '../../../src/check/attribute'
import { checkTimes } from '../../../src/check/option-params'
import type { Check } from '../../../src/check/problem'

/** Contract 03 §2: a list with items; the duration of a move is a setting of the page. */
export const check: Check = (host, page) => [
  ...needPart(host, 'li'),
  ...checkTimes(page, ['data-slider-animspeed']),
]
