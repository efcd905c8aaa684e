import type { Scope } from '../../../src/page/scope'
import { buildLink, findFirst, hasSnippet, SNIPPET_ATTRIBUTE } from './markup'
import type { PhoneNumber } from './phone-number'
import type { MobileNumber } from './settings'

/** Shows the contact number beside the mobile logo. */
export function showMobileNumber(scope: Scope, number: PhoneNumber, { places }: MobileNumber): void {
  const { document } = scope
  const place = findFirst(document, places)
  if (!place || hasSnippet(document, 'mobile-contact-number')) return
  const copy = document.createElement('span')
  copy.className = 'mobile-contact-number'
  copy.setAttribute(SNIPPET_ATTRIBUTE, 'mobile-contact-number')
  copy.append(buildLink(document, number))
  place.append(copy)
  scope.add(() => copy.remove())
}
