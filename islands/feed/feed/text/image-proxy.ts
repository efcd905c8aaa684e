/** A picture proxy's address, and what it stands for: a host and a path. */
const PROXIED = /^\s*(?:https?:)?\/\/i[0-5]\.wp\.com\/+([^?#\s]+)/i

/**
 * The address behind a picture proxy's, which the network's signed addresses do not survive (contract 05 §12.7).
 * @param query what the address needs, as the server remembers it
 * @returns undefined when it is no proxy's
 */
export function withoutProxy(source: string, query: string | null): string | undefined {
  const place = PROXIED.exec(source)?.[1]
  return place && `https://${place}${query ? `?${query}` : ''}`
}
