/** A search term as the server gets it: trimmed, runs of whitespace as one space (spec storefront §5). */
export function normaliseTerm(value: string): string {
  return value.trim().replace(/\s+/g, ' ')
}
