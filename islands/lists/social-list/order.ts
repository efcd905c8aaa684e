/** How late numbers must be to be milliseconds rather than seconds: the year 5138 of the one is 1973 of the other. */
const SECONDS_LIMIT = 1e11
const SECOND_MS = 1000
/** `T03:10:00+0000`, which not every browser reads. */
const BARE_OFFSET = /(T[\d:.]+[+-]\d\d)(\d\d)$/

/**
 * A date as lists print them: a number of seconds for posts, any text for photos and tweets (contract 03 §5.6).
 * @returns unix seconds; null for what is no date
 */
export function unixSeconds(printed: string | null): number | null {
  const text = printed?.trim() ?? ''
  if (/^\d{1,16}$/.test(text)) {
    const number = Number(text)
    return number < SECONDS_LIMIT ? number : Math.floor(number / SECOND_MS)
  }
  if (/^[-+\d.]*$/.test(text)) return null
  const ms = Date.parse(text.replace(BARE_OFFSET, '$1:$2'))
  return Number.isNaN(ms) ? null : Math.floor(ms / SECOND_MS)
}

/** The place in a social grid. Of two at the same one the tweet comes first (contract 03 §12). */
export function gridPlace(printed: string | null, { isPhoto }: { isPhoto: boolean }): number | null {
  const text = printed?.trim() ?? ''
  if (!/^-?\d{1,15}$/.test(text)) return null
  return Number(text) + (isPhoto ? 0.5 : 0)
}

/** By ascending key; what has the same one stays in its order, and what has none comes last. */
export function sorted<T>(items: readonly T[], keyOf: (item: T) => number | null): T[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) ?? Number.POSITIVE_INFINITY }))
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ item }) => item)
}
