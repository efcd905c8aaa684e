import * as v from 'valibot'
import { isRecord } from '../../../src/page/is-record'
import type { Fields } from '../../../src/wire/ajax'
import * as ajax from '../../../src/wire/ajax'
import { isAborted, WireError } from '../../../src/wire/wire-error'
import type { Answer } from './answer'
import type { SearchSettings } from './markup'

/** An object or a list without any of the known parts is a valid answer that is empty. */
const ResponseSchema = v.custom<Response>(isRecord)
type Response = Readonly<Record<string, unknown>>

const fetchReader = () => import('./read-answer')
// It comes along with this code: by the first answer it is here.
fetchReader().catch(() => {})

const ACTION = 'aws_action'
/** 5,000 products have 7 MB: of them 500 rows are shown. Most answers have 10 kB. */
const SIZE_LIMIT_B = 8_000_000

/** The body of a search, in the order in which the server's own script sent it (contract 06 §6.1). */
export function searchFields(term: string, { pageId, tax, lang }: SearchSettings, pageUrl: string): Fields {
  return {
    action: ACTION,
    keyword: term,
    aws_page: pageId,
    aws_tax: tax,
    lang,
    pageurl: pageUrl,
    typedata: 'json',
  }
}

/**
 * What other scripts have made of the fields: texts and numbers as they are, lists and objects as PHP reads them.
 * @returns the fields as they were when it is no object
 */
export function filteredFields(fields: Fields, filtered: unknown): Fields {
  if (!isRecord(filtered)) return fields
  return Object.fromEntries(Object.entries(filtered).flatMap(([name, value]) => flatten(name, value)))
}

function flatten(name: string, value: unknown): [string, string][] {
  if (typeof value === 'function') return []
  if (!isRecord(value)) return [[name, String(value ?? '')]]
  return Object.entries(value).flatMap(([key, item]) => flatten(`${name}[${key}]`, item))
}

/**
 * Asks the server (spec storefront §7). There is no time limit, as there never was one: the next key ends the wait.
 * @throws WireError; what the browser throws when the code that reads the answer cannot be fetched
 */
export async function search(
  url: string,
  { action = ACTION, ...fields }: Fields,
  signal: AbortSignal,
): Promise<Answer> {
  const [response, { readAnswer }] = await Promise.all([
    ajax.json(url, action, fields, ResponseSchema, {
      signal,
      timeLimitMs: Number.POSITIVE_INFINITY,
      sizeLimitB: SIZE_LIMIT_B,
      outlivesPage: false,
    }),
    fetchReader(),
  ])
  return readAnswer(response)
}

/**
 * The words of spec storefront §8, with jQuery's status text.
 * @returns an aborted call as it is, which is no failure: the visitor has left the page
 */
export function requestFailed(cause: unknown): unknown {
  if (isAborted(cause)) return cause
  const isAnswer = cause instanceof WireError && (cause.kind === 'not-json' || cause.kind === 'unexpected')
  return new Error(`Request failed: ${isAnswer ? 'parsererror' : 'error'}`, { cause })
}
