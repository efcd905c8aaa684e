import type { Refusal } from '../../../src/wire/rest'
import type { WireError } from '../../../src/wire/wire-error'

/** The two errors that the form itself knows (contract 07 A6; spec storefront §8). */
const MESSAGES = {
  fetch_error: 'You are probably offline.',
  invalid_json: 'The response is not a valid JSON response.',
} as const

/** Where PHP itself breaks, WordPress's words are paragraphs of HTML. */
const TAG = /<\/?[a-z][^<>]*>/gi

/** A form that was sent, and no answer to go on with. Its message is for the visitor. */
export class SendError extends Error {
  override readonly name = 'SendError'
  readonly code: keyof typeof MESSAGES
  /** Undefined where the server has not refused it. */
  readonly refusal: Refusal | undefined

  constructor(cause: WireError, refusal: Refusal | undefined) {
    const code = cause.kind === 'offline' || cause.kind === 'timeout' ? 'fetch_error' : 'invalid_json'
    super(refusal?.message?.replace(TAG, ' ').replace(/\s+/g, ' ').trim() || MESSAGES[code], { cause })
    this.code = code
    this.refusal = refusal
  }
}
