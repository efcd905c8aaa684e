import { mayBeJson } from '../../../../src/check/json'
import { mayBeNumber } from '../../../../src/check/number'
import type { Check, Problem } from '../../../../src/check/problem'
import { buttonOf, nextInputOf } from './markup'

/** Contract 05 §1.2, §11: a button to load more needs the addresses to load it from. */
export const check: Check = (feed) => {
  const button = buttonOf(feed)
  const noInput: Problem = { kind: 'missing', message: 'the feed has a button for more, and no .cff-pag-url' }
  return [
    ...(button && !nextInputOf(feed) ? [noInput] : []),
    ...mayBeJson(feed, 'data-cff-shortcode'),
    ...mayBeNumber(feed, 'data-pag-num', { least: 1 }),
  ]
}
