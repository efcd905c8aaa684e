import { parseUrl } from '../../../src/page/parse-url'

/** The pages of one list, by their addresses: each is loaded once, and only from the site itself. */
export interface Addresses {
  /**
   * @param href as a link has it
   * @param base the address of the page that holds it
   * @returns the whole address; undefined for nothing, for what has been loaded, and for what is elsewhere
   */
  next(href: string | null | undefined, base: string): string | undefined
  /** This page has been loaded, under whatever address it was asked for. */
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

/** Where on a page one is makes no other page of it. */
function withoutHash(url: URL): string {
  const page = new URL(url)
  page.hash = ''
  return page.href
}
