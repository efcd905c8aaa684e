import { buildLink, findFirst, isThere, MARK } from './markup'
import type { PhoneNumber } from './phone-number'
import type { MobileNumber } from './settings'

/** Shows the contact number beside the mobile logo. @returns the way back */
export function showMobileNumber(
  document: Document,
  number: PhoneNumber,
  { places }: MobileNumber,
): () => void {
  const place = findFirst(document, places)
  if (!place || isThere(document, 'mobile-contact-number')) return () => {}
  const copy = document.createElement('span')
  copy.className = 'mobile-contact-number'
  copy.setAttribute(MARK, 'mobile-contact-number')
  copy.append(buildLink(document, number))
  place.append(copy)
  return () => copy.remove()
}
