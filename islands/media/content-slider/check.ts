import { mayBeOneOf } from '../../../tools/scan/checks/attribute'
import { checkTimes } from '../../../tools/scan/checks/option-params'
import { tryRead } from '../../../tools/scan/checks/read'
import { mayBePicture } from '../../../tools/scan/checks/url'
import type { Check } from '../../../tools/scan/problem'
import { readList } from './markup'

/** Contract 03 §3; times of contract 03 §0.2. */
export const check: Check = (host, page) => [
  ...tryRead(() => readList(host), host),
  ...mayBeOneOf(host, 'data-transition', ['slide', 'fade']),
  ...mayBeOneOf(host, 'data-autoplay', ['yes', 'no']),
  ...[...host.querySelectorAll('[data-thumb]')].flatMap((slide) => mayBePicture(slide, 'data-thumb')),
  ...checkTimes(page, ['data-slider-animspeed', 'data-slider-slidespeed']),
]
