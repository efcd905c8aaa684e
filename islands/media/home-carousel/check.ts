import { needPart } from '../../../tools/scan/checks/attribute'
import { checkTimes } from '../../../tools/scan/checks/option-params'
import type { Check } from '../../../tools/scan/problem'

/** Contract 03 §2: a list with something in it; its time is that of the page's sliders. */
export const check: Check = (host, page) => [
  ...needPart(host, 'li'),
  ...checkTimes(page, ['data-slider-animspeed']),
]
