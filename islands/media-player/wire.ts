import { request } from '../../src/wire/request'
import { WireError } from '../../src/wire/wire-error'

const TIME_LIMIT_MS = 10_000
/** Two hours of talk are a tenth of it. */
const MOST_CHARACTERS = 2_000_000
const CALL = 'captions'

/**
 * Fetches a file of captions, for browsers that do not read it themselves.
 * @param url of the site itself, or of one that allows it
 * @throws WireError when there is none
 */
export async function fetchCaptions(url: string, signal: AbortSignal): Promise<string> {
  const text = await request(url, CALL, {}, { signal, timeLimitMs: TIME_LIMIT_MS, asks: 'any site' })
  if (text.length > MOST_CHARACTERS) throw new WireError('unexpected', CALL, text)
  return text
}
