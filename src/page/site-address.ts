import { memberOf } from '../dom/member'
import { parseWebUrl } from './parse-url'

/**
 * Checks that an address from markup, settings or answers is one of this site. An address that differs only by http and
 * https or by `www.`, as in an older setting, is changed to the page's origin, since a browser sends no cookies to another
 * one.
 * @param address absolute, or relative to the page
 * @returns undefined for an address of another site, and for an invalid one
 */
export function siteAddress(address: string): string | undefined {
  const url = parseWebUrl(address, memberOf(document, 'baseURI'))
  if (!url || withoutWww(url) !== withoutWww(location)) return undefined
  return url.origin === location.origin ? address : location.origin + url.pathname + url.search
}

const withoutWww = ({ host }: { readonly host: string }) => host.replace(/^www\./, '')
