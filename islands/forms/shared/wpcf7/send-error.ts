import { text } from '../../../../src/page/text'
import type { Refusal } from '../../../../src/wire/rest'
import type { WireError } from '../../../../src/wire/wire-error'

/** Messages for errors without an answer of the server (contract 07 A6; spec storefront §8). */
const MESSAGES = {
  fetch_error: () => text('wpcf7.offline', 'You are probably offline.'),
  invalid_json: () => text('wpcf7.no-json', 'The response is not a valid JSON response.'),
} as const

/** On a fatal PHP error, WordPress answers with HTML paragraphs. */
const TAG = /<\/?[a-z][^<>]*>/gi

/** A submit without a usable answer. Its message is shown to the visitor. */
export class SendError extends Error {
  override readonly name = 'SendError'
  readonly code: keyof typeof MESSAGES
  /** Undefined unless the server has refused the request. */
  readonly refusal: Refusal | undefined

  constructor(cause: WireError, refusal: Refusal | undefined) {
    const code = cause.kind === 'offline' || cause.kind === 'timeout' ? 'fetch_error' : 'invalid_json'
    super(refusal?.message?.replace(TAG, ' ').replace(/\s+/g, ' ').trim() || MESSAGES[code](), { cause })
    this.code = code
    this.refusal = refusal
  }
}
