import { parseUrl } from '../../../src/page/parse-url'

/** The addresses of a list's pages: each page is loaded once, and only from this site. */
export interface Addresses {
  /**
   * @param href of a link
   * @param base the address of the link's page
   * @returns the absolute address; undefined for a missing href, a page that was loaded already, and another site
   */
  next(href: string | null | undefined, base: string): string | undefined
  /** Adds the address of a loaded page. */
  add(address: string): void
}

/** @param start the address of the page that the visitor is on */
export function createAddresses(start: string): Addresses {
  const { origin } = new URL(start)
  const known = new Set([withoutHash(new URL(start))])

  return {
    next(href, base) {
      const url = href ? parseUrl(href.trim(), base) : undefined
      if (!url || url.origin !== origin) return undefined
      const address = withoutHash(url)
      return known.has(address) ? undefined : address
    },
    add(address) {
      const url = parseUrl(address, start)
      if (url) known.add(withoutHash(url))
    },
  }
}

/** Addresses that differ in their hash alone are of the same page. */
function withoutHash(url: URL): string {
  const page = new URL(url)
  page.hash = ''
  return page.href
}
