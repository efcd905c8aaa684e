import type { DataTree } from './data-tree'
import { LIBRARY_RULES } from './library-rules'
import { REPLACED_RULES } from './replaced-rules'
import type { Rule } from './schema'
import { type Check, splitValues } from './values'

/** The reason why a rule has failed; without a field or an error text it is not shown. */
export type Failure = Pick<Rule, 'field' | 'error'>

const CHECKS = new Map<string, Check>(Object.entries({ ...LIBRARY_RULES, ...REPLACED_RULES }))

/** @returns undefined when the data passes the rule, or when there is no such rule */
export function failureOf(rule: Rule, data: DataTree): Failure | undefined {
  if (rule.rule === 'all') return failureOfAll(rule, data)
  if (rule.rule === 'any') return failureOfAny(rule, data)
  const check = CHECKS.get(rule.rule)
  return !check || check(splitValues(data.valuesOf(rule.field)), rule) ? undefined : rule
}

/** The error of the first failing rule, else that of the group (contract 07 B4). */
function failureOfAll(group: Rule, data: DataTree): Failure | undefined {
  for (const rule of knownRules(group)) {
    const failure = failureOf(rule, data)
    if (failure) return failure.error ? failure : group
  }
  return undefined
}

/** The error of the group, since it fails only when all of its rules do. */
function failureOfAny(group: Rule, data: DataTree): Failure | undefined {
  const rules = knownRules(group)
  const isMet = rules.length === 0 || rules.some((rule) => !failureOf(rule, data))
  return isMet ? undefined : group
}

/** Leaves out rules that are unknown. */
export const knownRules = ({ rules = [] }: Pick<Rule, 'rules'>) =>
  rules.filter(({ rule }) => rule === 'all' || rule === 'any' || CHECKS.has(rule))
