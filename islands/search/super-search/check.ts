import { needAttribute, needPart } from '../../../src/check/attribute'
import type { Check, Problem } from '../../../src/check/problem'
import { addressOf, DROPDOWN, GO, OPTION, VALUE } from './markup'

/** Contract 02 §9.1: links that lead to the shop, and dropdowns that have a name and something to choose. */
export const check: Check = (host) => [
  ...needPart(host, GO),
  ...[...host.querySelectorAll(GO)].flatMap((link) => checkGo(host, link)),
  ...[...host.querySelectorAll(DROPDOWN)].flatMap(checkDropdown),
]

function checkGo(host: Element, link: Element): Problem[] {
  if (addressOf(host, link) !== undefined) return []
  const message = 'neither data-home_url nor data-shop_url of <a> names a page that one could go to'
  return [{ kind: 'unparsable', message, element: link }]
}

function checkDropdown(dropdown: Element): Problem[] {
  return [
    ...needAttribute(dropdown, 'id'),
    ...needPart(dropdown, OPTION),
    ...[...dropdown.querySelectorAll(OPTION)].flatMap(checkOption),
  ]
}

/** An empty one stands for any, and is right. */
const checkOption = (option: Element): Problem[] =>
  option.hasAttribute(VALUE)
    ? []
    : [{ kind: 'missing', message: `an option has no ${VALUE}`, element: option }]
