import type { Mount } from '../../../src/page/island'
import { readContactLine, replaceLine } from './contact-line'
import { showMobileNumber } from './mobile-number'
import { moveSearch } from './mobile-search'
import { whileMobile } from './mobile-width'
import { readSettings, USUAL_CONTACT } from './settings'
import { addShopNow } from './shop-now'
import './header-snippets.css'

/** The shop's own additions to the theme's header (contract 01 §13; spec feed and page builder §2). */
export const mount: Mount = (_, scope) => {
  const { document, settings } = scope
  const wanted = readSettings(settings['headerSnippets'])
  if (!wanted) return
  const { shopNow, contact, mobileNumber, mobileSearch } = wanted
  if (shopNow) addShopNow(document, shopNow, scope)
  // The number is copied before the line is replaced, and also where the line stays.
  const { line, number } = readContactLine(document, contact || USUAL_CONTACT)
  if (number && mobileNumber) {
    whileMobile(scope, (shown) => showMobileNumber(shown, number, mobileNumber))
  }
  if (line && contact) replaceLine(scope, line, contact)
  if (mobileSearch) whileMobile(scope, (shown) => moveSearch(shown, mobileSearch))
}
