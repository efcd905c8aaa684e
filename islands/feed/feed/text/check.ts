import { mayBeNumber } from '../../../../src/check/number'
import type { Check, Problem } from '../../../../src/check/problem'
import { itemsOf } from '../../feed-markup'
import { expandLinkOf } from './expand-parts'
import { itemTextOf } from './item-text'

/** Contract 05 §3: the limits of texts, and the link to the rest of each cut text. */
export const check: Check = (feed) => [
  ...[feed, ...feed.querySelectorAll('.cff-desc')].flatMap((each) =>
    mayBeNumber(each, 'data-char', { least: 0 }),
  ),
  ...itemsOf(feed).flatMap(checkText),
]

function checkText(item: Element): Problem[] {
  const found = itemTextOf(item)
  if (!found || found.text.textContent.length <= found.limit || expandLinkOf(found.text)) return []
  const message = `a text of more than ${found.limit} characters has no .cff-expand a: it is not cut`
  return [{ kind: 'missing', message, element: found.text }]
}
