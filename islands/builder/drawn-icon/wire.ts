import { request } from '../../../src/wire/request'

/** Far more than an icon has. */
const SIZE_LIMIT_B = 200_000
const CALL = 'svg icon'

/**
 * Fetches a drawing.
 * @param url of the site itself, or of one that allows it
 * @throws WireError when there is none, or one that is far too large for an icon
 */
export function fetchDrawing(url: string, signal: AbortSignal): Promise<string> {
  return request(url, CALL, {}, { signal, sizeLimitB: SIZE_LIMIT_B, asks: 'any site' })
}
