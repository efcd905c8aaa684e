import type { Rule } from './schema'

/** What a rule looks at. A file is no text and a text is no file: of those, rules see nothing. */
export interface Values {
  /** Trimmed, without blank ones. */
  readonly texts: readonly string[]
  readonly files: readonly File[]
}

/** Whether the values of its field pass a rule. */
export type Check = (values: Values, rule: Rule) => boolean

export function splitValues(raw: readonly FormDataEntryValue[]): Values {
  return {
    texts: raw.flatMap((value) => (typeof value === 'string' ? value.trim() || [] : [])),
    files: raw.filter((value) => typeof value !== 'string'),
  }
}

/** A list that a rule tells; without one nothing is accepted. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
