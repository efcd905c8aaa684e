import { needPart } from '../../../src/check/attribute'
import type { Check, Problem } from '../../../src/check/problem'
import { readContactForm } from '../shared/wpcf7/form'
import { readRestConfig } from '../shared/wpcf7/site'

/** Contract 07 A2, A3: the form has an id, and the page names the REST address. */
export const check: Check = (host, { window }) => {
  const form = host.querySelector('form')
  if (!form) return needPart(host, 'form')
  const problems: Problem[] = []
  if (!readContactForm(form))
    problems.push({
      kind: 'missing',
      message: 'neither _wpcf7 nor data-wpcf7-id names the form',
      element: form,
    })
  if (!readRestConfig(window))
    problems.push({ kind: 'missing', message: 'the page names no address of the REST API', element: form })
  return problems
}
