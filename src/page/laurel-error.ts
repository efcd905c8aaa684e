/** The stage at which an island failed. */
export type Stage =
  /** fetching its code */
  | 'load'
  /** mounting */
  | 'mount'
  /** reading the server's markup */
  | 'markup'
  /** talking to the server */
  | 'call'
  /** anything later */
  | 'act'

/** The detail of the event `laurel:error`: which island failed, at which stage, and why. */
export class LaurelError extends Error {
  override readonly name = 'LaurelError'
  declare readonly island: string
  declare readonly stage: Stage
  declare readonly host: Element | undefined

  constructor(island: string, stage: Stage, cause: unknown, host?: Element) {
    super(`${island} (${stage}): ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    Object.assign(this, { island, stage, host })
  }
}
