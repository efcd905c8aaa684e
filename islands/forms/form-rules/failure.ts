import type { DataTree } from './data-tree'
import { LIBRARY_RULES } from './library-rules'
import { OWN_RULES } from './own-rules'
import type { Rule } from './schema'
import { type Check, splitValues } from './values'

/** Why a rule has failed. Without a field or a text, nobody is told. */
export type Failure = Pick<Rule, 'field' | 'error'>

const CHECKS = new Map<string, Check>(Object.entries({ ...LIBRARY_RULES, ...OWN_RULES }))

/** @returns undefined when the data passes the rule, or when there is no such rule */
export function failureOf(rule: Rule, data: DataTree): Failure | undefined {
  if (rule.rule === 'all') return failureOfAll(rule, data)
  if (rule.rule === 'any') return failureOfAny(rule, data)
  const check = CHECKS.get(rule.rule)
  return !check || check(splitValues(data.valuesOf(rule.field)), rule) ? undefined : rule
}

/** The first failing rule speaks for the group if it has a text (contract 07 B4). */
function failureOfAll(group: Rule, data: DataTree): Failure | undefined {
  for (const rule of usable(group)) {
    const failure = failureOf(rule, data)
    if (failure) return failure.error ? failure : group
  }
  return undefined
}

/** The group speaks for itself: no single one of its rules is to blame. */
function failureOfAny(group: Rule, data: DataTree): Failure | undefined {
  const rules = usable(group)
  const isMet = rules.length === 0 || rules.some((rule) => !failureOf(rule, data))
  return isMet ? undefined : group
}

/** Of a list, the rules that there are. */
export const usable = ({ rules = [] }: Pick<Rule, 'rules'>) =>
  rules.filter(({ rule }) => rule === 'all' || rule === 'any' || CHECKS.has(rule))
