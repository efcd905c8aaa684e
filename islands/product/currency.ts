import { closest } from '../../src/dom/query'
import { parseInert } from '../../src/react/safe-html/inert'

/** The shop's currency where nothing says another (spec storefront §1). */
const DEFAULT_CURRENCY = '$'

/**
 * The symbol that prices beside this element carry (contract 08 §2.1): the page's own, else the one that the trophy
 * plugin leaves at the window, which is an HTML entity.
 */
export function readCurrency(
  element: Element,
  { woocommerce_currency_symbol: entity }: Window & { readonly woocommerce_currency_symbol?: unknown },
): string {
  const printed = closest(element, '.product-summary-wrap')?.getAttribute('data-currency')
  if (printed) return printed
  const decoded = typeof entity === 'string' ? parseInert(entity).textContent?.trim() : ''
  return decoded || DEFAULT_CURRENCY
}
