/** The networks that can be asked how often an address was shared (contract 01 §20). */
export type Network = 'facebook' | 'pinterest'

/** What a network has answered: a number of shares, or nothing that could be read as one. */
export type Answered = number | null

/**
 * All shares that are known.
 * @param printed what the server counts itself
 */
export function totalShares(printed: number, answers: Iterable<Answered>): number {
  let total = printed
  for (const count of answers) total += count ?? 0
  return total
}

/** A count as the server prints it; anything else is none. */
export function readCount(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? ''
  return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : null
}

/** The address as a parameter's value: the server has encoded it already, or has not (contract 01 §20). */
export function encodedAddress(printed: string): string {
  const address = printed.trim()
  return /[:/]/.test(address) ? encodeURIComponent(address) : address
}

/** What stands beside the total. Null where the server names no such text. */
export function totalLabel(total: number, singular: string | null, plural: string | null): string | null {
  return total === 1 ? singular : plural
}
