type Values = Readonly<Record<string, string | number>>

/** The forms of a text that depends on a count, by the names of `Intl.PluralRules`; English needs these two. */
interface EnglishForms {
  readonly one: string
  readonly other: string
}

/**
 * A text of laurel's own in the site's language. Key and English are literals, because the table of texts that WordPress
 * translates is read from the sources.
 *
 * @param key `<island>.<name>`, or `common.<name>` for what several islands say
 * @param english what is said where the site has no translation; `{name}` stands for a value
 */
export function text(key: string, english: string, values?: Values): string {
  const translated = translation(key)
  return fill(typeof translated === 'string' ? translated : english, values)
}

/** A text that depends on a count, which `{count}` in it stands for. A translation has the forms of its language. */
export function plural(key: string, count: number, english: EnglishForms, values?: Values): string {
  const translated = formIn(translation(key), ruleOf(document.documentElement.lang, count))
  return fill(translated ?? (count === 1 ? english.one : english.other), { count, ...values })
}

/** The site's settings may be anything. */
function translation(key: string): unknown {
  const { laurelConfig } = globalThis as { laurelConfig?: { texts?: Record<string, unknown> | null } | null }
  return laurelConfig?.texts?.[key]
}

function formIn(translated: unknown, rule: string): string | undefined {
  const forms: Readonly<Record<string, unknown>> = Object(translated)
  const form = forms[rule] ?? forms['other']
  return typeof form === 'string' ? form : undefined
}

/** The page's language may be missing, or a word that is no language. */
function ruleOf(language: string, count: number): string {
  try {
    return new Intl.PluralRules(language).select(count)
  } catch {
    return 'other'
  }
}

function fill(template: string, values: Values = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] as string) : whole,
  )
}
