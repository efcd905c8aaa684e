import type { Rule } from './schema'

/** The values of a field, by kind: each rule looks at texts or at files. */
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

/** The list of a rule; without one nothing is accepted. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
