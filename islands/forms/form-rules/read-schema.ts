import {
  array,
  fallback,
  type GenericSchema,
  is,
  number,
  object,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot'
import type { FormSchema, Rule } from './schema'

/** Of groups in groups: nobody writes more, and a longer way would end the stack. */
const DEEPEST = 600
/** What is no text is as good as not there. */
const text = fallback(optional(string()), undefined)
/** A list or an object may not even be made a text of, which the rules do. */
const scalar = union([string(), number()])
const property = fallback(optional(scalar), undefined)
const accept = fallback(optional(pipe(array(unknown()), transform(readScalars))), undefined)
const rules = pipe(array(unknown()), transform(readRules))

const ruleShape: GenericSchema<unknown, Rule> = object({
  rule: string(),
  field: text,
  error: text,
  threshold: property,
  accept,
  base: property,
  interval: property,
  rules: fallback(optional(rules), undefined),
})
const schemaShape: GenericSchema<unknown, FormSchema> = object({ version: text, locale: text, rules })

/**
 * Reads a form's schema rule by rule; what is no rule is left out (contract 07 B1).
 * @returns undefined for what is no schema at all
 */
export function readSchema(answer: unknown): FormSchema | undefined {
  const result = safeParse(schemaShape, answer)
  return result.success ? result.output : undefined
}

function readScalars(list: unknown[]): (string | number)[] {
  return list.filter((value) => is(scalar, value))
}

let depth = 0

function readRules(list: unknown[]): Rule[] {
  if (depth === DEEPEST) return []
  depth += 1
  try {
    return list.flatMap((value) => {
      const result = safeParse(ruleShape, value)
      return result.success ? [result.output] : []
    })
  } finally {
    depth -= 1
  }
}
