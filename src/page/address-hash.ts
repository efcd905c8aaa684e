/** What an address has behind its `#`, decoded once; empty for none, and for what is no address. */
export function hashText(address: string | null): string {
  const at = address?.indexOf('#') ?? -1
  const raw = at < 0 ? '' : (address ?? '').slice(at + 1)
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/**
 * Puts the hash of a link into the page's address, as an entry of the history and without scrolling (contract 03
 * §15.4). What the address says already makes no second entry.
 * @returns whether the address has changed
 */
export function pushHash({ history, location }: Window, address: string): boolean {
  const text = hashText(address)
  if (text === '' || text === hashText(location.hash)) return false
  try {
    // Not the hash alone: a page with a `base` would leave for that.
    history.pushState(
      history.state,
      '',
      location.pathname + location.search + address.slice(address.indexOf('#')),
    )
    return true
  } catch {
    // Browsers limit how often a page may do so.
    return false
  }
}
