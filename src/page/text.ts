import { isRecord } from './is-record'

type Values = Readonly<Record<string, string | number>>

/** The forms of a text that depends on a count, by the names of `Intl.PluralRules`; English needs these two. */
interface EnglishForms {
  readonly one: string
  readonly other: string
}

/**
 * A text of laurel's own in the site's language. Both arguments are literals, because the table of texts that WordPress
 * translates is read from the sources.
 *
 * @param key `<island>.<name>`
 * @param english what is said where the site has no translation; `{name}` stands for a value
 */
export function text(key: string, english: string, values?: Values): string {
  const translated = translations()[key]
  return fill(typeof translated === 'string' ? translated : english, values)
}

/** A text that depends on a count, which `{count}` in it stands for. A translation has the forms of its language. */
export function plural(key: string, count: number, english: EnglishForms, values?: Values): string {
  const translated = translations()[key]
  const forms: Readonly<Record<string, unknown>> = isRecord(translated) ? translated : { ...english }
  const language = forms === translated ? document.documentElement.lang || 'en' : 'en'
  const form = forms[ruleOf(language, count)] ?? forms['other']
  return fill(typeof form === 'string' ? form : english.other, { count, ...values })
}

function translations(): Readonly<Record<string, unknown>> {
  const { laurelConfig } = globalThis as { laurelConfig?: unknown }
  const texts = isRecord(laurelConfig) ? laurelConfig['texts'] : undefined
  return isRecord(texts) ? texts : {}
}

/** The page's language may be a word that is no language. */
function ruleOf(language: string, count: number): string {
  try {
    return new Intl.PluralRules(language).select(count)
  } catch {
    return 'other'
  }
}

function fill(template: string, values: Values = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
