import type { Mount } from '../../../src/page/island'
import { readContactLine, replaceLine } from './contact-line'
import { showMobileNumber } from './mobile-number'
import { moveSearch } from './mobile-search'
import { whileMobile } from './mobile-width'
import { DEFAULT_CONTACT, readSettings } from './settings'
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
