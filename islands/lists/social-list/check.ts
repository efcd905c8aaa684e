import { named } from '../../../src/check/attribute'
import type { Check, Problem } from '../../../src/check/problem'
import {
  accountListsOf,
  DATE_ATTRIBUTE,
  isPhoto,
  itemsOf,
  kindOf,
  PLACE_ATTRIBUTE,
  readAccount,
} from './markup'
import { gridPlace, unixSeconds } from './order'

/** Contract 03 §5.1, §12: items have valid dates or places, and accounts a user, a token and a count. */
export const check: Check = (list) => [
  ...itemsOf(list).flatMap((item) => (kindOf(list) === 'grid' ? checkPlace(item) : checkDate(item))),
  ...accountListsOf(list).flatMap(checkAccount),
]

/** Only for an invalid value: an item without one comes last on purpose. */
const invalid = (element: Element, name: string, what: string): Problem => ({
  kind: 'unparsable',
  message: `${named(element, name)} is “${element.getAttribute(name)}”, ${what}: it comes last`,
  element,
})

function checkDate(item: Element): Problem[] {
  const text = item.getAttribute(DATE_ATTRIBUTE)
  return !text?.trim() || unixSeconds(text) !== null ? [] : [invalid(item, DATE_ATTRIBUTE, 'no date')]
}

function checkPlace(item: Element): Problem[] {
  const text = item.getAttribute(PLACE_ATTRIBUTE)
  const isKnown = !text?.trim() || gridPlace(text, { isPhoto: isPhoto(item) }) !== null
  return isKnown ? [] : [invalid(item, PLACE_ATTRIBUTE, 'no whole number')]
}

function checkAccount(element: Element): Problem[] {
  if (readAccount(element)) return []
  const message = 'an account has no data-userid, data-token or data-count above 0: no photos are requested'
  return [{ kind: 'missing', message, element }]
}
