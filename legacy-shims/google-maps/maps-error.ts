type MapsErrorKind =
  /** the page has neither the library nor a key for it */
  | 'no key'
  /** the page's own tag is not run, as before the visitor's consent */
  | 'held back'
  /** the library could not be fetched, or is not allowed to run */
  | 'blocked'
  /** the service did not answer in time */
  | 'timeout'
  /** the service has refused the page's key */
  | 'refused'
  /** the service could not find out where an address is */
  | 'geocoding'

/** The page has no map service, or the service has failed. */
export class MapsError extends Error {
  override readonly name = 'MapsError'
  readonly kind: MapsErrorKind

  constructor(kind: MapsErrorKind, cause?: unknown) {
    const detail = typeof cause === 'string' ? ` (${cause})` : ''
    super(`Google Maps: ${kind}${detail}`, cause instanceof Error ? { cause } : undefined)
    this.kind = kind
  }
}
