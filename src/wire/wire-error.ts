export type WireErrorKind =
  /** the address is one of another site: nobody was asked */
  | 'elsewhere'
  /** the request did not reach the server, or its answer broke off */
  | 'offline'
  | 'timeout'
  /** the caller no longer wants the answer, or the visitor has left the page: nothing to tell anybody */
  | 'aborted'
  /** an HTTP status outside 200-299 */
  | 'status'
  /** the answer is longer than its limit, and was left unread */
  | 'too-large'
  | 'not-json'
  /** an answer of another shape than the contract's; WordPress's own `0`, `-1` and empty answers among them */
  | 'unexpected'

const SHOWN_LENGTH = 80

/** A call to the server that gave nothing to go on with. */
export class WireError extends Error {
  override readonly name = 'WireError'
  readonly kind: WireErrorKind
  /** The call's name: an ajax action or an endpoint. */
  readonly call: string
  readonly status: number | undefined

  /** @param answer what came instead: text, an HTTP status, or what made the call fail */
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

/** Whether a call ended because nobody waits for it any more. */
export function isAborted(error: unknown): boolean {
  return error instanceof WireError && error.kind === 'aborted'
}
