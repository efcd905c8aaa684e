/**
 * Reads a query as the attribution library does (contract 07 E5): values are not decoded and end at a second
 * `=`, a name without `=` is ignored, and values of a repeated name are joined by a comma.
 */
export function readQuery(query: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const part of query.split('&')) {
    const [name = '', value] = part.split('=')
    const before = values.get(name)
    if (before !== undefined) values.set(name, `${before},${value ?? ''}`)
    else if (value !== undefined) values.set(name, value)
  }
  return values
}

/** Without the question mark. */
export const queryOf = ({ search }: URL) => search.slice(1)
