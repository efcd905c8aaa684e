import { isRecord } from '../../../src/page/is-record'

/** The report of an error that the site receives. */
export interface Report {
  readonly island: string
  readonly stage: string
  readonly message: string
  readonly path: string
}

export interface ReportFacts {
  readonly path: string
  /** The words in the page's fields, in small letters. */
  readonly typed: ReadonlySet<string>
}

const LONGEST_MESSAGE = 200
const LONGEST_PATH = 150

/** Stands for what is left out. */
const CUT = '...'

/**
 * The start of a quotation. All text after it counts as quoted, because the quotation may contain other marks
 * or have no end.
 */
const QUOTED = /["`“”„«]|(?<!\w)'/
/**
 * What may be sent: a word, an identifier, a simple selector or an HTTP status. Other numbers, addresses,
 * mail addresses and other alphabets do not match.
 */
const PLAIN = /^([([]?[.#]?[a-z_$][a-z_$.-]{0,39}[)\]]?[.,:;!?]?|\([1-5]\d\d\))$/i

/** Parts of an address that belong to one visitor: numbers of orders, mail addresses, keys. */
const PERSONAL = /^\d+$|@|%40|(?=[a-z]*\d)[a-z\d]{20}/i

/** @returns undefined if it is not an error of laurel */
export function reportOf(error: unknown, { path, typed }: ReportFacts): Report | undefined {
  if (!isRecord(error)) return undefined
  const { island, stage, message, cause } = error
  if (typeof island !== 'string' || typeof stage !== 'string' || typeof message !== 'string') return undefined
  const prefix = `${island} (${stage}): `
  const text = message.startsWith(prefix) ? message.slice(prefix.length) : message
  const told = withoutPersonal(nameOf(cause) + text, typed).slice(0, LONGEST_MESSAGE)
  return { island, stage, message: told, path }
}

/**
 * @param bodyClass the classes of the body, by WordPress; on a page of search results the path may contain
 * the search term
 */
export function pathOf(pathname: string, bodyClass: string): string {
  if (/(^|\s)search(\s|$)/.test(bodyClass)) return `/${CUT}`
  const path = pathname.replace(/\/search\/.+/, `/search/${CUT}`)
  const parts = path.split('/').map((part) => (PERSONAL.test(part) ? CUT : part))
  return parts.join('/').slice(0, LONGEST_PATH)
}

export function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word.length > 1)
}

/** The name of the error's class, unless it is only `Error`. */
function nameOf(cause: unknown): string {
  const name = isRecord(cause) ? cause['name'] : undefined
  return typeof name === 'string' && name !== 'Error' ? `${name}: ` : ''
}

/**
 * Removes everything from a message that a visitor may have typed: the text from the first quotation mark on
 * (browsers quote a wrong selector, address or answer), words that are not plain, and words that are in a
 * field of the page.
 */
function withoutPersonal(message: string, typed: ReadonlySet<string>): string {
  const [unquoted = '', ...quoted] = message.split(QUOTED)
  const words = unquoted.split(/\s+/).filter(Boolean)
  const kept = [
    ...words.map((word) => (isPlain(word, typed) ? word : CUT)),
    ...(quoted.length > 0 ? [CUT] : []),
  ]
  return kept.filter((word, at) => word !== CUT || kept[at - 1] !== CUT).join(' ')
}

const isPlain = (word: string, typed: ReadonlySet<string>) =>
  PLAIN.test(word) && !wordsOf(word).some((part) => typed.has(part))
