import { mayBeOneOf } from '../../../src/check/attribute'
import { checkTimes } from '../../../src/check/option-params'
import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { mayBePicture } from '../../../src/check/url'
import { readList } from './markup'

/** Contract 03 §3; the page's times, contract 03 §0.2. */
export const check: Check = (host, page) => [
  ...tryRead(() => readList(host), host),
  ...mayBeOneOf(host, 'data-transition', ['slide', 'fade']),
  ...mayBeOneOf(host, 'data-autoplay', ['yes', 'no']),
  ...[...host.querySelectorAll('[data-thumb]')].flatMap((slide) => mayBePicture(slide, 'data-thumb')),
  ...checkTimes(page, ['data-slider-animspeed', 'data-slider-slidespeed']),
]
