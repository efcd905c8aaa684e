import { BREAKPOINTS_PX, mobileHeaderLimit } from '../../../src/page/breakpoints'
import type { Mount } from '../../../src/page/island'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { readContactLine, replaceLine } from './contact-line'
import { buildLink, findFirst, hasSnippet, SNIPPET_ATTRIBUTE } from './markup'
import { moveSearch } from './mobile-search'
import type { PhoneNumber } from './phone-number'
import { DEFAULT_CONTACT, type MobileNumber, readSettings } from './settings'
import { addShopNow } from './shop-now'
import './header-snippets.css'

/** The shop's own additions to the theme's header (contract 01 §13; spec feed and page builder §2). */
export const mount: Mount = (_, scope) => {
  const { document, settings } = scope
  const snippets = readSettings(settings['headerSnippets'])
  if (!snippets) return
  const { shopNow, contact, mobileNumber, mobileSearch } = snippets
  if (shopNow) addShopNow(document, shopNow, scope)
  // Read before the line is replaced; the number is copied also where the line stays.
  const { line, number } = readContactLine(document, contact || DEFAULT_CONTACT)
  if (number && mobileNumber) {
    whileMobile(scope, (shown) => showMobileNumber(shown, number, mobileNumber))
  }
  if (line && contact) replaceLine(scope, line, contact)
  if (mobileSearch) whileMobile(scope, (shown) => moveSearch(shown, mobileSearch))
}

/** Shows the contact number beside the mobile logo. */
function showMobileNumber(scope: Scope, number: PhoneNumber, { places }: MobileNumber): void {
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

/**
 * Shows something as long as the window has the mobile header (contract 01 §13).
 * @param show adds it for the duration of its scope
 */
function whileMobile(scope: Scope, show: (scope: Scope) => void): void {
  const { document, window } = scope
  const limit = mobileHeaderLimit(document.body) ?? BREAKPOINTS_PX.mobile
  const query = window.matchMedia?.(`(max-width: ${limit}px)`)
  if (!query) return
  let shown: OwnScope | undefined
  const update = () => {
    if (query.matches === Boolean(shown)) return
    shown?.dispose()
    shown = query.matches ? scope.child() : undefined
    if (shown) show(shown)
  }
  scope.listen(query, 'change', update)
  update()
}
