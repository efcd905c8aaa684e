/** The meaning of an address's hash for a lightbox (contract 05 §15): an item, that it is closed, or nothing. */
export type HashMeaning =
  | { readonly says: 'item'; readonly index: number }
  | { readonly says: 'closed' | 'nothing' }

/** `#{linkId}/{index}`, the index from 0. */
export function formatHash(linkId: string, index: number): string {
  return `#${encodeURIComponent(linkId)}/${index}`
}

/**
 * Reads an address's hash. An empty one, or the id without an index, closes the lightbox; any other means nothing.
 * @param hash `location.hash`
 */
export function parseHash(hash: string, linkId: string): HashMeaning {
  const text = decoded(hash.replace(/^#/, ''))
  if (text === '' || text === linkId || text === `${linkId}/`) return { says: 'closed' }
  if (!text.startsWith(`${linkId}/`)) return { says: 'nothing' }
  const index = text.slice(linkId.length + 1)
  return /^\d{1,6}$/.test(index) ? { says: 'item', index: Number(index) } : { says: 'nothing' }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
