/** The address of a picture proxy, which contains the host and path of the original. */
const PROXIED = /^\s*(?:https?:)?\/\/i[0-5]\.wp\.com\/+([^?#\s]+)/i

/**
 * The original address behind a picture proxy: a proxy breaks the network's signed addresses (contract 05 §12.7).
 * @param query the query of the original address, which the server prints
 * @returns undefined for an address of no proxy
 */
export function withoutProxy(source: string, query: string | null): string | undefined {
  const place = PROXIED.exec(source)?.[1]
  return place && `https://${place}${query ? `?${query}` : ''}`
}
