import { parseWebUrl } from '../../../src/page/parse-url'

/** The address of the page's own site. */
export interface Site {
  /** With the port, unless it is the default one. */
  readonly host: string
  readonly hostname: string
  /** Base of relative URLs. */
  readonly baseURI: string
}

/**
 * Whether a form with this action posts to the page's own site: only then it gets the fields (contract 07
 * D3).
 * @param action value of the attribute
 */
export function staysOnSite(action: string | null, { host, hostname, baseURI }: Site): boolean {
  // A missing action posts to the page itself, regardless of the base URL.
  if (!action) return true
  const address = action.trim().toLowerCase()
  const rest = /^https?:\/\/(.*)/.exec(address)?.[1]
  if (rest !== undefined && ![host, hostname].some((own) => rest.startsWith(`${own}/`))) return false
  // A URL without scheme may still lead to another site, by two slashes or through the base URL.
  const other = parseWebUrl(address, baseURI)?.host
  return other === undefined || [host, hostname].includes(other)
}
