import { readTree } from './data-tree'
import { failureOf, knownRules } from './failure'
import type { FormSchema } from './schema'

export { readSchema } from './schema'

/** The result for one field: the first error, or the values that passed (contract 07 B3). */
export type FieldResult = { readonly error: string } | { readonly validInputs: readonly FormDataEntryValue[] }

/**
 * Checks form data against a schema.
 * @returns a result for each field that has a value or an error; empty when no rule of the schema is known
 */
export function check(schema: FormSchema, data: FormData): ReadonlyMap<string, FieldResult> {
  const rules = knownRules(schema)
  const tree = readTree(data)
  const results = new Map<string, FieldResult>()
  if (rules.length === 0) return results
  for (const rule of rules) {
    const { field, error } = failureOf(rule, tree) ?? {}
    if (field === undefined || error === undefined || results.has(field)) continue
    results.set(field, { error })
  }
  for (const field of tree.fields) {
    if (!results.has(field)) results.set(field, { validInputs: tree.valuesOf(field) })
  }
  return results
}
