import type { Check, Problem } from '../../../src/check/problem'
import { choicesIn } from './entry-form'

/** Contract 01 §22: a form, whose choices can be made. Fields that are left out are none of its faults. */
export const check: Check = (host) => {
  if (!(host instanceof HTMLFormElement)) {
    return [{ kind: 'missing', message: `<${host.localName}> is no form, and can not be sent` }]
  }
  return choicesIn(host).flatMap(checkChoice)
}

/** The form is kept back until each has a number. */
function checkChoice(field: Element): Problem[] {
  if (!(field instanceof HTMLSelectElement) || [...field.options].some(({ value }) => Number(value) > 0))
    return []
  const message = `#${field.id} has no option with a number: the form could never be sent`
  return [{ kind: 'missing', message, element: field }]
}
