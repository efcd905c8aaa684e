/** In seconds, the longest first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** Making a format takes as long as formatting a page: one for each language is kept. */
function keptByLanguage<T>(make: (language: string | undefined) => T): (language: string | undefined) => T {
  const kept = new Map<string | undefined, T>()
  return (language) => {
    const format = kept.get(language) ?? make(language)
    kept.set(language, format)
    return format
  }
}
const durationsIn = keptByLanguage((language) => new Intl.RelativeTimeFormat(language))
const datesIn = keptByLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }),
)

/**
 * How long ago something was, such as "2 days ago".
 * @param seconds since then; what has yet to come is now
 * @param language of the page, if it tells a known one
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

/** A page's language as the browser's own formats want it: WordPress also writes `en_AU`. */
export function languageOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
