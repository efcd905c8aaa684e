import { mayBeNumber } from '../../../src/check/number'
import type { Check, Problem } from '../../../src/check/problem'
import { readQuantity } from './markup'

/** Contract 02 §5, 08 §5: a control has the field that is sent, or an older theme's display of the number. */
export const check: Check = (host) => {
  const { field, display } = readQuantity(host)
  const none: Problem = { kind: 'missing', message: 'it holds no input.qty: its buttons change nothing' }
  if (!field) return display ? [] : [none]
  return [
    ...(isAny(field) ? [] : mayBeNumber(field, 'step', { least: 0 })),
    ...['min', 'max'].flatMap((name) => mayBeNumber(field, name)),
  ]
}

/** The shop plugin prints `any` for a field without a step. */
const isAny = (field: Element) => field.getAttribute('step')?.toLowerCase() === 'any'
