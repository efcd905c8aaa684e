import { parseDecimal, toCents } from '../../../src/money/decimal'
import { text } from '../../../src/page/text'
import { formatPrice, type PriceFormat } from '../price-format'

/** One option of a picker, as the visitor sees it. */
export interface Option {
  readonly slug: string
  /** Its name, followed by its price if it has one. */
  readonly label: string
  readonly name: string
}

/** An option as printed by the server. */
export interface PrintedOption {
  readonly value: string
  readonly text: string
  /** `price-attr` */
  readonly price: string | null
}

/**
 * The label is `Football Gold ($1.75)`, or the name alone where the price is no number (contract 08 §6.2).
 */
export function readOption({ value, text, price }: PrintedOption, format: PriceFormat): Option {
  const name = text.replace(/\s+/g, ' ').trim()
  const amount = parseDecimal(price)
  const label = amount === null ? name : `${name} (${formatPrice(toCents(amount), format)})`
  return { slug: value, label, name }
}

const DROPPED_WORDS = ['1 Inch', '2 Inch', 'for your Medals']

/** `1 Inch Centres` becomes `Centres` (contract 08 §6.1). */
export function pickerTitle(label: string): string {
  const short = DROPPED_WORDS.reduce((title, words) => title.replace(words, ''), label)
  return short.replace(/\s+/g, ' ').trim() || text('option-pickers.nameless', 'Centre')
}

/** The name of the button and of its modal. */
export const selectLabel = (title: string) => text('option-pickers.select', 'Select {title}', { title })
