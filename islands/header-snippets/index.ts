import type { Mount } from '../../src/runtime/island'
import { readContactLine, replaceLine } from './contact-line'
import { showMobileNumber } from './mobile-number'
import { moveSearch } from './mobile-search'
import { whileMobile } from './mobile-width'
import { readSettings } from './settings'
import { addShopNow } from './shop-now'

/** The shop's own additions to the theme's header (contract 01 §13; spec feed-and-page-builder §2). */
export const mount: Mount = (_, { document, settings }) => {
  const wanted = readSettings(settings['headerSnippets'])
  if (!wanted) return
  const { shopNow, contact, mobileNumber, mobileSearch } = wanted
  const stops: (() => void)[] = []
  if (shopNow) stops.push(addShopNow(document, shopNow))
  if (contact) {
    // The number is copied before the line is replaced.
    const { line, number } = readContactLine(document, contact)
    if (number && mobileNumber) {
      stops.push(whileMobile(document, () => showMobileNumber(document, number, mobileNumber)))
    }
    if (line) stops.push(replaceLine(document, line, contact))
  }
  if (mobileSearch) stops.push(whileMobile(document, () => moveSearch(document, mobileSearch)))
  return () => {
    for (const stop of stops.reverse()) stop()
  }
}
