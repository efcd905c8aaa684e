import { memberOf } from '../dom/member'
import { parseWebUrl } from './parse-url'

/**
 * An address that laurel may ask as this site's own: what markup, settings and answers name may be of any other. One that
 * differs by http and https or by `www.` alone, as an older setting of the site's has it, is asked where the page is from:
 * to another origin the browser would give no cookies.
 * @param address relative to the page, or whole
 * @returns undefined for an address of another site, and for what is none
 */
export function siteAddress(address: string): string | undefined {
  const url = parseWebUrl(address, memberOf(document, 'baseURI'))
  if (!url || withoutWww(url) !== withoutWww(location)) return undefined
  return url.origin === location.origin ? address : location.origin + url.pathname + url.search
}

const withoutWww = ({ host }: { readonly host: string }) => host.replace(/^www\./, '')
