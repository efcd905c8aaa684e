import { closest } from '../../src/dom/query'
import { type Cents, formatCents } from '../../src/money/decimal'
import { isRecord } from '../../src/page/is-record'
import { parseInert } from '../../src/react/safe-html/inert'

/** How the shop prints a price. */
export interface PriceFormat {
  readonly symbol: string
  readonly isSymbolLast: boolean
  /** Between symbol and number. */
  readonly gap: string
  readonly decimal: string
  /** Empty where no price of the page tells it. */
  readonly thousands: string
}

/** The currency of a shop that prints none (spec storefront §1). */
const DEFAULT_SYMBOL = '$'
const DEFAULT_FORMAT = { isSymbolLast: false, gap: '', decimal: '.', thousands: '' }
const GAP = '\u00a0'

const AMOUNT = '.woocommerce-Price-amount'
const SYMBOL = '.woocommerce-Price-currencySymbol'
/** `1,060.50`, `1 060,50` or `8.50`; the separators are never digits. */
const PRINTED = /^\d{1,3}(?:([^\d])\d{3}(?:\1\d{3})*)?([^\d])\d{2}$/

/** How prices near this element are printed (contract 08 §3.2). */
export function readPriceFormat(element: Element, window: Window): PriceFormat {
  const symbol = readSymbol(element, window)
  const rest = readShopData(window) ?? readPrinted(element.ownerDocument) ?? DEFAULT_FORMAT
  return { symbol, ...rest }
}

/** The number with two decimals, without symbol. */
export function formatNumber(cents: Cents, { decimal, thousands }: PriceFormat): string {
  const [whole = '', fraction] = formatCents(cents).split('.')
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)}${decimal}${fraction}`
}

export function formatPrice(cents: Cents, format: PriceFormat): string {
  const number = formatNumber(cents, format)
  return inOrder(format, format.symbol, number).join('')
}

/** Symbol and number, or number and symbol. */
export function inOrder<Symbol>(
  { isSymbolLast, gap }: PriceFormat,
  symbol: Symbol,
  number: string,
): (Symbol | string)[] {
  return isSymbolLast ? [number + gap, symbol] : [symbol, gap + number]
}

/**
 * The symbol for prices near this element (contract 08 §2.1): the page's own, else the trophy plugin's
 * global, which holds an HTML entity.
 */
function readSymbol(element: Element, window: Window): string {
  const printed = closest(element, '.product-summary-wrap')?.getAttribute('data-currency')
  if (printed) return printed
  const entity = fieldOf(window, 'woocommerce_currency_symbol')
  const decoded = typeof entity === 'string' ? parseInert(entity).textContent?.trim() : ''
  return decoded || DEFAULT_SYMBOL
}

/** The shop plugin's own data: of its scripts with prices, or of its blocks. */
function readShopData(window: Window): Omit<PriceFormat, 'symbol'> | null {
  const accounting = fieldOf(fieldOf(fieldOf(window, 'accounting'), 'settings'), 'currency')
  const slider = fieldOf(window, 'woocommerce_price_slider_params')
  const blocks = fieldOf(fieldOf(window, 'wcSettings'), 'currency')
  return (
    parseFormat(
      fieldOf(accounting, 'format'),
      fieldOf(accounting, 'decimal'),
      fieldOf(accounting, 'thousand'),
    ) ??
    parseFormat(
      fieldOf(slider, 'currency_format'),
      fieldOf(slider, 'currency_format_decimal_sep'),
      fieldOf(slider, 'currency_format_thousand_sep'),
    ) ??
    parseFormat(
      fieldOf(blocks, 'priceFormat'),
      fieldOf(blocks, 'decimalSeparator'),
      fieldOf(blocks, 'thousandSeparator'),
    )
  )
}

/** @param pattern `%s%v`, or `%1$s%2$s` with the symbol as the first value */
function parseFormat(
  pattern: unknown,
  decimal: unknown,
  thousands: unknown,
): Omit<PriceFormat, 'symbol'> | null {
  if (typeof pattern !== 'string' || typeof decimal !== 'string' || typeof thousands !== 'string') return null
  const [symbolAt, numberAt] = pattern.includes('%v')
    ? [pattern.indexOf('%s'), pattern.indexOf('%v')]
    : [pattern.indexOf('%1$s'), pattern.indexOf('%2$s')]
  if (decimal === '' || symbolAt < 0 || numberAt < 0) return null
  const hasGap = /\s|&nbsp;/.test(pattern)
  return { isSymbolLast: symbolAt > numberAt, gap: hasGap ? GAP : '', decimal, thousands }
}

/** Goes by the first price of the page with thousands, else by the first one. */
function readPrinted(document: Document): Omit<PriceFormat, 'symbol'> | null {
  let small: Omit<PriceFormat, 'symbol'> | null = null
  for (const amount of document.querySelectorAll(AMOUNT)) {
    const printed = parsePrinted(amount)
    if (printed?.thousands) return printed
    small ??= printed
  }
  return small
}

function parsePrinted(amount: Element): Omit<PriceFormat, 'symbol'> | null {
  const symbol = amount.querySelector(SYMBOL)?.textContent ?? ''
  const text = amount.textContent?.trim() ?? ''
  if (symbol === '' || !(text.startsWith(symbol) || text.endsWith(symbol))) return null
  const isSymbolLast = !text.startsWith(symbol)
  const rest = isSymbolLast ? text.slice(0, -symbol.length) : text.slice(symbol.length)
  const [, thousands = '', decimal = ''] = PRINTED.exec(rest.trim()) ?? []
  if (decimal === '' || thousands === decimal) return null
  return { isSymbolLast, gap: rest === rest.trim() ? '' : GAP, decimal, thousands }
}

const fieldOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined)
