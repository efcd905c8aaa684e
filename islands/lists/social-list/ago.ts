/** The units in seconds, longest first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** Creating an `Intl` format is slow, so one per language is cached. */
function cachedByLanguage<T>(make: (language: string | undefined) => T): (language: string | undefined) => T {
  const cache = new Map<string | undefined, T>()
  return (language) => {
    const format = cache.get(language) ?? make(language)
    cache.set(language, format)
    return format
  }
}
const durationsIn = cachedByLanguage((language) => new Intl.RelativeTimeFormat(language))
const datesIn = cachedByLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }),
)

/**
 * A time as "2 days ago".
 * @param seconds since that time; a time in the future counts as now
 * @param language of the page; undefined for the browser's
 */
export function ago(seconds: number, language: string | undefined): string {
  const passed = Math.max(0, seconds)
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['second', 1]
  return durationsIn(language).format(-Math.floor(passed / length), unit)
}

/** The date in full. @param seconds unix */
export function fullDate(seconds: number, language: string | undefined): string {
  return datesIn(language).format(seconds * 1000)
}

/** The language tag that `Intl` accepts; WordPress also prints `en_AU`. */
export function languageOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
