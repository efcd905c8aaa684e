/**
 * Parses an address. (`URL.canParse` and `URL.parse` are newer than the browsers of docs/browsers.md.)
 * @param base for relative addresses; without it they are invalid
 * @returns undefined for an invalid address
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Parses an http or https address. @returns undefined for another scheme as well */
export function parseWebUrl(address: string, base?: string): URL | undefined {
  const url = parseUrl(address, base)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}
