import * as v from 'valibot'
import { isRecord } from '../../../src/page/is-record'
import type { Fields } from '../../../src/wire/ajax'
import * as ajax from '../../../src/wire/ajax'
import { isAborted, WireError } from '../../../src/wire/wire-error'
import type { Answer } from './answer'
import type { SearchSettings } from './markup'

/** Any object or list is a valid answer, which may be empty. */
const ResponseSchema = v.custom<Response>(isRecord)
type Response = Readonly<Record<string, unknown>>

let loaded: typeof import('./answer-code') | undefined
/** The code that shows answers; undefined until it has arrived, which is before an answer is read. */
export const answerCode = () => loaded

export async function fetchAnswerCode() {
  loaded = await import('./answer-code')
  return loaded
}

const ACTION = 'aws_action'
/** Most answers have 10 kB; an answer with 5,000 products has 7 MB. */
const SIZE_LIMIT_B = 8_000_000

/** The fields of a request, in the order of the plugin's own script (contract 06 §6.1). */
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
 * Flattens the fields that other scripts have changed: lists and objects get names in PHP's notation.
 * @returns the original fields when `filtered` is no object
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
 * Sends a search (spec storefront §7) without a time limit: the next key press aborts it.
 * @throws WireError; the browser's error when the code that reads the answer cannot be fetched
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
    fetchAnswerCode(),
  ])
  return readAnswer(response)
}

/**
 * The error message of spec storefront §8, with jQuery's status text.
 * @returns an aborted request unchanged, since the visitor has left the page
 */
export function requestFailed(cause: unknown): unknown {
  if (isAborted(cause)) return cause
  const isAnswer = cause instanceof WireError && (cause.kind === 'not-json' || cause.kind === 'unexpected')
  return new Error(`Request failed: ${isAnswer ? 'parsererror' : 'error'}`, { cause })
}
