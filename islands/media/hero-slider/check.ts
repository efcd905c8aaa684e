import { mayBeOneOf } from '../../../src/check/attribute'
import { mayBeNumber } from '../../../src/check/number'
import type { Check, Problem } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { mayBePicture, mayBeUrl } from '../../../src/check/url'
import { readParts, SLIDE } from './markup'

/** Contract 04 §17.2, §17.3. */
export const check: Check = (host) => [
  ...tryRead(() => readParts(host), host),
  ...mayBeOneOf(host, 'data-slider-type', ['slider', 'curtain']),
  ...mayBeNumber(host, 'data-max-height', { least: 0 }),
  ...checkAutoplay(host),
  ...[...host.querySelectorAll(SLIDE)].flatMap(checkSlide),
]

const checkSlide = (slide: Element): Problem[] => [
  ...mayBePicture(slide, 'data-slide-img'),
  ...[...slide.querySelectorAll('video[src], source[src]')].flatMap((source) => mayBeUrl(source, 'src')),
]

/** Words for "off" are no numbers, but they work. */
function checkAutoplay(host: HTMLElement): readonly Problem[] {
  const isOff = ['false', 'off', 'no'].includes(host.getAttribute('data-autoplay') ?? '')
  return isOff ? [] : mayBeNumber(host, 'data-autoplay', { least: 0 })
}
