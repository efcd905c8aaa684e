import { needPart } from '../../../src/check/attribute'
import type { Check } from '../../../src/check/problem'

/** Contract 08 §10.3: a company is filled in from the two names. */
export const check: Check = (form) =>
  form.querySelector('#billing_company')
    ? [...needPart(form, '#billing_first_name'), ...needPart(form, '#billing_last_name')]
    : []
