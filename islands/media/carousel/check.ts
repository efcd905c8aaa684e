import { mayBeOneOf } from '../../../src/check/attribute'
import { mayBeNumber } from '../../../src/check/number'
import { checkTimes } from '../../../src/check/option-params'
import type { Check, Problem } from '../../../src/check/problem'
import { LIST, LONGEST_MS, listOf } from './markup'

/** The theme's grid has this many columns. */
const MOST_COLUMNS = 12
const TIMES = ['data-carousel-pagespeed', 'data-carousel-slidespeed']

/** Contract 03 §1.2: a list, or an arrow of one. */
export const check: Check = (host, page) => {
  if (!host.matches(LIST)) return listOf(host) ? [] : [noList(host)]
  const isBoolean = ['true', 'false'].includes(host.getAttribute('data-autoplay') ?? '')
  return [
    ...mayBeNumber(host, 'data-columns', { least: 1, most: MOST_COLUMNS }),
    ...(isBoolean ? [] : mayBeNumber(host, 'data-autoplay', { least: 0, most: LONGEST_MS })),
    ...mayBeOneOf(host, 'data-pagination', ['yes', 'no']),
    ...checkTimes(page, TIMES),
  ]
}

const noList = (element: Element): Problem => ({
  kind: 'missing',
  message: `an arrow has no ${LIST} that it could move`,
  element,
})
