import { needAttribute, needPart } from '../../../src/check/attribute'
import type { Check, Problem } from '../../../src/check/problem'
import { addressOf, DROPDOWN, GO_LINK, OPTION, VALUE } from './markup'

/** Contract 02 §9.1: links with the URL of the shop, and dropdowns with an id and options. */
export const check: Check = (host) => [
  ...needPart(host, GO_LINK),
  ...[...host.querySelectorAll(GO_LINK)].flatMap((link) => checkGo(host, link)),
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

/** An empty value means any, and is valid. */
const checkOption = (option: Element): Problem[] =>
  option.hasAttribute(VALUE)
    ? []
    : [{ kind: 'missing', message: `an option has no ${VALUE}`, element: option }]
