/** The networks that can be asked how often an address was shared (contract 01 §20). */
export type Network = 'facebook' | 'pinterest'

/** A network's answer; null where it names no valid number. */
export type ShareCount = number | null

/** @param printed the number that the server counts itself */
export function totalShares(printed: number, answers: Iterable<ShareCount>): number {
  let total = printed
  for (const count of answers) total += count ?? 0
  return total
}

/** A count as the server prints it; null for anything else. */
export function readCount(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? ''
  return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : null
}

/**
 * The address as the value of a query parameter: the server may have encoded it already (contract 01 §20).
 */
export function encodedAddress(printed: string): string {
  const address = printed.trim()
  return /[:/]/.test(address) ? encodeURIComponent(address) : address
}

/** The words beside the total; null where the server prints none. */
export function totalLabel(total: number, singular: string | null, plural: string | null): string | null {
  return total === 1 ? singular : plural
}
