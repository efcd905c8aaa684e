import { mayBeJson } from '../../../tools/scan/checks/json'
import { mayBeNumber } from '../../../tools/scan/checks/number'
import type { Check, Problem } from '../../../tools/scan/problem'
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
