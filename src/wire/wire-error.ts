export type WireErrorKind =
  /** the address is one of another site; nothing was sent */
  | 'elsewhere'
  /** the request did not reach the server, or its answer broke off */
  | 'offline'
  | 'timeout'
  /** the caller has cancelled the call, or the visitor has left the page; not reported */
  | 'aborted'
  /** an HTTP status outside 200-299 */
  | 'status'
  /** the answer is larger than its limit */
  | 'too-large'
  | 'not-json'
  /** the answer does not match the contract, such as WordPress's `0`, `-1` and empty answers */
  | 'unexpected'

const SHOWN_LENGTH = 80

/** A call to the server has failed. */
export class WireError extends Error {
  override readonly name = 'WireError'
  readonly kind: WireErrorKind
  /** The call's name: an ajax action or an endpoint. */
  readonly call: string
  readonly status: number | undefined

  /** @param answer the answer's text, its HTTP status, or the error that made the call fail */
  constructor(kind: WireErrorKind, call: string, answer?: unknown) {
    super(`${call}: ${kind}${excerpt(answer)}`, answer instanceof Error ? { cause: answer } : undefined)
    this.kind = kind
    this.call = call
    this.status = kind === 'status' && typeof answer === 'number' ? answer : undefined
  }
}

function excerpt(answer: unknown): string {
  if (answer === undefined || answer instanceof Error) return ''
  const text = typeof answer === 'string' ? JSON.stringify(answer) : String(answer)
  return ` (${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text})`
}

/** Whether a call was cancelled by its caller, or by the end of the page. */
export function isAborted(error: unknown): boolean {
  return error instanceof WireError && error.kind === 'aborted'
}
