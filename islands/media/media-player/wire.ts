import { request } from '../../../src/wire/request'

const TIME_LIMIT_MS = 10_000
/** Captions of two hours take about a tenth of this. */
const SIZE_LIMIT_B = 2_000_000
const CALL = 'captions'

/**
 * Fetches a file of captions that the browser does not load itself.
 * @param url of this site, or of a site that allows it by CORS
 * @throws WireError when it cannot be fetched
 */
export function fetchCaptions(url: string, signal: AbortSignal): Promise<string> {
  return request(
    url,
    CALL,
    {},
    {
      signal,
      timeLimitMs: TIME_LIMIT_MS,
      sizeLimitB: SIZE_LIMIT_B,
      origin: 'any',
    },
  )
}
