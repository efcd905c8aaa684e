import { needPart } from '../../../src/check/attribute'
import { checkTimes } from '../../../src/check/option-params'
import type { Check } from '../../../src/check/problem'

/** Contract 03 §2: a list with something in it; its time is that of the page's sliders. */
export const check: Check = (host, page) => [
  ...needPart(host, 'li'),
  ...checkTimes(page, ['data-slider-animspeed']),
]
