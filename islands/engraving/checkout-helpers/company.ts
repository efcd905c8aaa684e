/** The company that laurel fills in for a visitor's name; never a lone space (contract 08 §10.3). */
export function companyOf(first: string, last: string): string {
  return [first, last]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ')
}
