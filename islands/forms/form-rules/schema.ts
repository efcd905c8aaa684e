/** One rule of a schema (contract 07 B1): data from outside, read rule by rule. */
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
