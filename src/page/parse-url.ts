/**
 * An address as the browser reads it. (`URL.canParse` and `URL.parse` are newer than the browsers of docs/browsers.md.)
 * @param base what a relative address starts from; without it such an address is none
 * @returns undefined for what is no address
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** The same for what pages and files are fetched from: http and https alone. */
export function parseWebUrl(address: string, base?: string): URL | undefined {
  const url = parseUrl(address, base)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}
