import { parseWebUrl } from '../../../src/page/parse-url'

/** What tells a page's own site from others. */
export interface Site {
  /** Of the page's address; with the port where it is not the usual one. */
  readonly host: string
  readonly hostname: string
  /** What relative addresses start from. */
  readonly baseURI: string
}

/**
 * Whether a form with this action may tell of the visitor (contract 07 D3): the site is told, and nobody else.
 * @param action as the attribute says it
 */
export function staysOnSite(action: string | null, { host, hostname, baseURI }: Site): boolean {
  // None is the page's own address, whatever its base.
  if (!action) return true
  const address = action.trim().toLowerCase()
  const rest = /^https?:\/\/(.*)/.exec(address)?.[1]
  if (rest !== undefined && ![host, hostname].some((own) => rest.startsWith(`${own}/`))) return false
  // By itself, by two slashes or by the page's base, a relative one may lead elsewhere, too.
  const other = parseWebUrl(address, baseURI)?.host
  return other === undefined || [host, hostname].includes(other)
}
