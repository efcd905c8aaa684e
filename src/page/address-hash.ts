/** The fragment of an address, decoded once; empty without one. */
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
 * Puts the hash of a link into the page's address, as a history entry and without scrolling (contract 03 §15.4). The hash
 * that the address has already makes no second entry.
 * @returns whether the address has changed
 */
export function pushHash({ history, location }: Window, address: string): boolean {
  const text = hashText(address)
  if (text === '' || text === hashText(location.hash)) return false
  try {
    // With the path, because a hash alone is resolved against the page's `base`.
    history.pushState(
      history.state,
      '',
      location.pathname + location.search + address.slice(address.indexOf('#')),
    )
    return true
  } catch {
    // Browsers limit the number of calls.
    return false
  }
}
