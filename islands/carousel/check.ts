import { mayBeNumber } from '../../tools/scan/checks/number'
import { checkTimes } from '../../tools/scan/checks/option-params'
import type { Check, Problem } from '../../tools/scan/problem'
import { LIST, listOf } from './markup'

const TIMES = ['data-carousel-pagespeed', 'data-carousel-slidespeed']

/** Contract 03 §1.2: a list, or an arrow of one. */
export const check: Check = (host, page) => {
  if (!host.matches(LIST)) return listOf(host) ? [] : [noList(host)]
  const isWord = ['true', 'false'].includes(host.getAttribute('data-autoplay') ?? '')
  return [
    ...mayBeNumber(host, 'data-columns', { least: 1 }),
    ...(isWord ? [] : mayBeNumber(host, 'data-autoplay', { least: 0 })),
    ...checkTimes(page, TIMES),
  ]
}

const noList = (element: Element): Problem => ({
  kind: 'missing',
  message: `an arrow has no ${LIST} that it could move`,
  element,
})
