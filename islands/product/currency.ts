import { closest } from '../../src/dom/query'
import { parseInert } from '../../src/react/safe-html/inert'

/** The currency of a shop that prints none (spec storefront §1). */
const DEFAULT_CURRENCY = '$'

/**
 * The symbol for prices near this element (contract 08 §2.1): the page's own, else the trophy plugin's
 * global, which holds an HTML entity.
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
