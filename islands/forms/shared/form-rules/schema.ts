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

/** One rule of a schema (contract 07 B1). */
export interface Rule {
  readonly rule: string
  readonly field?: string | undefined
  readonly error?: string | undefined
  readonly threshold?: unknown
  readonly accept?: unknown
  readonly base?: unknown
  readonly interval?: unknown
  readonly rules?: readonly Rule[] | undefined
}

export interface FormSchema {
  readonly version?: string | undefined
  readonly locale?: string | undefined
  readonly rules: readonly Rule[]
}

/** Limit of nested groups, which protects the call stack. */
const MAX_DEPTH = 600
const text = fallback(optional(string()), undefined)
/** Rules convert these values to texts, which fails for some objects. */
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
 * Reads a form's schema rule by rule; malformed rules are left out (contract 07 B1).
 * @returns undefined when the answer is no schema
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
  if (depth === MAX_DEPTH) return []
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
