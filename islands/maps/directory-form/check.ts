import type { Check, Problem } from '../../../src/check/problem'
import { choiceFields } from './entry-form'

/** Contract 01 §22: the host is a form, and each of its selects has an option that can be chosen. */
export const check: Check = (host) => {
  if (!(host instanceof HTMLFormElement)) {
    return [{ kind: 'missing', message: `<${host.localName}> is no form, and can not be sent` }]
  }
  return choiceFields(host).flatMap(checkChoice)
}

/** The form is not sent until each select has a number. */
function checkChoice(field: Element): Problem[] {
  if (!(field instanceof HTMLSelectElement) || [...field.options].some(({ value }) => Number(value) > 0))
    return []
  const message = `#${field.id} has no option with a number: the form could never be sent`
  return [{ kind: 'missing', message, element: field }]
}
