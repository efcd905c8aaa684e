/** Numbers from here on are milliseconds: as such 1973, as seconds the year 5138. */
const SECONDS_LIMIT = 1e11
const SECOND_MS = 1000
/** `T03:10:00+0000`, which not every browser parses. */
const BARE_OFFSET = /(T[\d:.]+[+-]\d\d)(\d\d)$/

/**
 * Parses a date: a number of seconds for posts, any date text for photos and tweets (contract 03 §5.6).
 * @returns unix seconds; null for an invalid date
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

/** The place in a social grid; at the same place a tweet comes before a photo (contract 03 §12). */
export function gridPlace(printed: string | null, { isPhoto }: { isPhoto: boolean }): number | null {
  const text = printed?.trim() ?? ''
  if (!/^-?\d{1,15}$/.test(text)) return null
  return Number(text) + (isPhoto ? 0.5 : 0)
}

/** Sorts by ascending key. The sort is stable, and items without a key come last. */
export function sorted<T>(items: readonly T[], keyOf: (item: T) => number | null): T[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) ?? Number.POSITIVE_INFINITY }))
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key - b.key)).map(({ item }) => item)
}
