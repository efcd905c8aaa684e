import { mayBeNumber } from '../../../src/check/number'
import type { Check, Problem } from '../../../src/check/problem'
import { LONGEST_MS, readSlider, SETTINGS } from './markup'

/** Contract 04 §3: a box of slides, and numbers in the settings. */
export const check: Check = (host) => {
  const none: Problem = { kind: 'missing', message: 'it holds no box of slides' }
  const settings = [...host.children].filter((child) => child.matches(SETTINGS))
  return [
    ...(readSlider(host) ? [] : [none]),
    ...settings.flatMap((element) => [
      ...mayBeNumber(element, 'data-autoplay', { least: 0, most: LONGEST_MS }),
      ...mayBeNumber(element, 'data-initial-index', { least: 0 }),
    ]),
  ]
}
