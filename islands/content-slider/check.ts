import { mayBeOneOf } from '../../tools/scan/checks/attribute'
import { checkTimes } from '../../tools/scan/checks/option-params'
import { tryRead } from '../../tools/scan/checks/read'
import type { Check } from '../../tools/scan/problem'
import { readList } from './markup'

/** Contract 03 §3; times of contract 03 §0.2. */
export const check: Check = (host, page) => [
  ...tryRead(() => readList(host), host),
  ...mayBeOneOf(host, 'data-transition', ['slide', 'fade']),
  ...checkTimes(page, ['data-slider-animspeed', 'data-slider-slidespeed']),
]
