import { request } from '../../../src/wire/request'

/** Much larger than any icon. */
const SIZE_LIMIT_B = 200_000
const CALL = 'svg icon'

/**
 * Fetches a drawing.
 * @param url of this site, or of a site that allows it by CORS
 * @throws WireError when it cannot be fetched, or is too large
 */
export function fetchDrawing(url: string, signal: AbortSignal): Promise<string> {
  return request(url, CALL, {}, { signal, sizeLimitB: SIZE_LIMIT_B, origin: 'any' })
}
