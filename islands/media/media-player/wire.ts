import { request } from '../../../src/wire/request'

const TIME_LIMIT_MS = 10_000
/** Two hours of talk are a tenth of it. */
const SIZE_LIMIT_B = 2_000_000
const CALL = 'captions'

/**
 * Fetches a file of captions, for browsers that do not read it themselves.
 * @param url of the site itself, or of one that allows it
 * @throws WireError when there is none
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
      asks: 'any site',
    },
  )
}
