import { request } from '../../../src/wire/request'

/** Contract 03 §21, D16. */
const TIME_LIMIT_MS = 10_000
const CALL = 'page of a list'

export interface FetchedPage {
  readonly html: string
  /** The address that answered in the end, after redirects. */
  readonly address: string
}

/**
 * Fetches a page of the site as HTML (contract 03 §8.2).
 * @throws WireError
 */
export async function fetchPage(address: string, signal: AbortSignal): Promise<FetchedPage> {
  let answeredBy = address
  const html = await request(
    address,
    CALL,
    { headers: { Accept: 'text/html' } },
    {
      signal,
      timeLimitMs: TIME_LIMIT_MS,
      onAnswered(url) {
        answeredBy = url
      },
    },
  )
  return { html, address: answeredBy }
}
