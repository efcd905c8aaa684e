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

/** Where a quotation begins. It may hold other marks, or have no end, so that all that follows counts as quoted. */
const QUOTED = /["`“”„«]|(?<!\w)'/
/** A word, an identifier, a simple selector, or an HTTP status. Other numbers, addresses, mail addresses and other alphabets are none of these. */
const PLAIN = /^([([]?[.#]?[a-z_$][a-z_$.-]{0,39}[)\]]?[.,:;!?]?|\([1-5]\d\d\))$/i

/** Parts of an address that belong to one visitor: numbers of orders, mail addresses, keys. */
const PERSONAL = /^\d+$|@|%40|(?=[a-z]*\d)[a-z\d]{20}/i

/** @returns undefined for what is no error of laurel's */
export function reportOf(error: unknown, { path, typed }: ReportFacts): Report | undefined {
  if (!isRecord(error)) return undefined
  const { island, stage, message, cause } = error
  if (typeof island !== 'string' || typeof stage !== 'string' || typeof message !== 'string') return undefined
  const prefix = `${island} (${stage}): `
  const text = message.startsWith(prefix) ? message.slice(prefix.length) : message
  const told = withoutPersonal(nameOf(cause) + text, typed).slice(0, LONGEST_MESSAGE)
  return { island, stage, message: told, path }
}

/** @param bodyClass of WordPress: the address of a page of results may hold what was searched for */
export function pathOf(pathname: string, bodyClass: string): string {
  if (/(^|\s)search(\s|$)/.test(bodyClass)) return `/${CUT}`
  const path = pathname.replace(/\/search\/.+/, `/search/${CUT}`)
  const parts = path.split('/').map((part) => (PERSONAL.test(part) ? CUT : part))
  return parts.join('/').slice(0, LONGEST_PATH)
}

export function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word.length > 1)
}

/** The kind of an error, where that says more than that it is one. */
function nameOf(cause: unknown): string {
  const name = isRecord(cause) ? cause['name'] : undefined
  return typeof name === 'string' && name !== 'Error' ? `${name}: ` : ''
}

/**
 * Leaves only plain words of a message. What a visitor has typed can stand in it in quotation marks (as browsers write a
 * wrong selector, a wrong address or an answer that is no JSON), as a number or address, or bare. So everything from the
 * first mark on goes, and every other word that is no plain one, or that stands in a field of the page.
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
