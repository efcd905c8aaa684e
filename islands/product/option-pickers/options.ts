import { formatCents, parseDecimal, toCents } from '../../../src/money/decimal'

/** One option of a picker, as the visitor sees it. */
export interface Option {
  readonly slug: string
  /** Its name, with its price behind it when it has one. */
  readonly label: string
  readonly name: string
}

/** What a select's option says; all of it text from outside. */
export interface PrintedOption {
  readonly value: string
  readonly text: string
  /** `price-attr` */
  readonly price: string | null
}

/** `Football Gold ($1.75)`; without a price that is a number, the name alone (contract 08 §6.2). */
export function readOption({ value, text, price }: PrintedOption, currency: string): Option {
  const name = text.replace(/\s+/g, ' ').trim()
  const amount = parseDecimal(price)
  const label = amount === null ? name : `${name} (${currency}${formatCents(toCents(amount))})`
  return { slug: value, label, name }
}

const DROPPED_WORDS = ['1 Inch', '2 Inch', 'for your Medals']
const NAMELESS = 'Centre'

/** `1 Inch Centres` becomes `Centres` (contract 08 §6.1). */
export function pickerTitle(label: string): string {
  const short = DROPPED_WORDS.reduce((title, words) => title.replace(words, ''), label)
  return short.replace(/\s+/g, ' ').trim() || NAMELESS
}
