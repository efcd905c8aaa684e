export type MapsErrorKind =
  /** neither a library nor a key for it is on the page */
  | 'no key'
  /** the page's own tag is there, but somebody keeps it from running, as for want of the visitor's consent */
  | 'held back'
  /** it could not be fetched, or is not allowed to run */
  | 'blocked'
  /** it did not answer in time */
  | 'timeout'
  /** the service does not take the page's key */
  | 'refused'
  /** the service could not say where an address is */
  | 'geocoding'

/** There is no map service on this page, or none that answers. */
export class MapsError extends Error {
  override readonly name = 'MapsError'
  readonly kind: MapsErrorKind

  constructor(kind: MapsErrorKind, cause?: unknown) {
    const detail = typeof cause === 'string' ? ` (${cause})` : ''
    super(`Google Maps: ${kind}${detail}`, cause instanceof Error ? { cause } : undefined)
    this.kind = kind
  }
}
