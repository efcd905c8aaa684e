export type WireErrorKind =
  /** the request did not reach the server, or its answer broke off */
  | 'offline'
  | 'timeout'
  | 'aborted'
  /** an HTTP status outside 200-299 */
  | 'status'
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
