import { callOn, memberOf } from '../../../src/dom/member'
import { findAll } from '../../../src/dom/query'
import type { ContactFormElement } from './form'
import { tellStatusChange } from './status-event'

/** Of the API's statuses, the classes that do not just carry its name (contract 07 A4). */
const CLASSES_BY_API_STATUS = {
  init: 'init',
  validation_failed: 'invalid',
  acceptance_missing: 'unaccepted',
  spam: 'spam',
  aborted: 'aborted',
  mail_sent: 'sent',
  mail_failed: 'failed',
  payment_required: 'payment-required',
} as const
/** What the form is at for a while, whatever the server says. */
const PASSING = ['validating', 'submitting', 'resetting'] as const

type KnownClass = (typeof CLASSES_BY_API_STATUS)[keyof typeof CLASSES_BY_API_STATUS]

/** Status classes (contract 07 A4). */
export type Status = KnownClass | (typeof PASSING)[number] | `custom-${string}`

/** What happens to a form. */
export type Step =
  | { readonly type: 'submit' }
  /** The server has spoken. @param apiStatus in its own words */
  | { readonly type: 'answer'; readonly apiStatus: string }
  /** It has not, or nothing that could be understood. */
  | { readonly type: 'failure' }
  /** The visitor is leaving, and nobody will hear of the answer. */
  | { readonly type: 'leave'; readonly before: Status }
  | { readonly type: 'reset' }
  /** The visitor has changed a field. */
  | { readonly type: 'check' }
  /** @param before what the form was at before the check, word for word */
  | { readonly type: 'checked'; readonly before: Status }
  /** The refill has ended, in whichever way. @param end `sent` where it followed a sent mail */
  | { readonly type: 'refilled'; readonly end: 'init' | 'sent' }

/** Every way from one status to the next (spec storefront §4). What ends something else than the present status does not count. */
export function nextStatus(status: Status, step: Step): Status {
  switch (step.type) {
    case 'submit':
      return 'submitting'
    case 'answer':
      return statusClass(step.apiStatus)
    case 'failure':
      return 'failed'
    case 'leave':
      return status === 'submitting' ? step.before : status
    case 'reset':
      return 'resetting'
    case 'check':
      return 'validating'
    case 'checked':
      return status === 'validating' ? step.before : status
    case 'refilled':
      return status === 'resetting' ? step.end : status
  }
}

/** The status class for a status of the API; what is unknown becomes `custom-` and its name. */
export function statusClass(apiStatus: string): Status {
  const known = Object.entries(CLASSES_BY_API_STATUS).find(([name]) => name === apiStatus)
  return known ? known[1] : `custom-${apiStatus.replace(/[^0-9a-z]+/gi, '-').replace(/^-|-$/g, '')}`
}

/** The status that the server has printed: a form that came back without script has one of its own (contract 07 A8.14). */
export function printedStatus(form: Element): Status | undefined {
  const printed = callOn(form, 'getAttribute', 'data-status')?.trim()
  if (!printed) return undefined
  return isStatus(printed) ? printed : statusClass(printed)
}

function isStatus(name: string): name is Status {
  const known: readonly string[] = [...Object.values(CLASSES_BY_API_STATUS), ...PASSING]
  return known.includes(name) || /^custom-\S*$/.test(name)
}

/** Takes the step, if the form is (still) in laurel's hands. */
export function advance(form: ContactFormElement, step: Step): void {
  if (form.wpcf7) changeStatus(form, nextStatus(form.wpcf7.status, step))
}

/** Sets attribute, class, `form.wpcf7.status` and what is inert, and tells others of a real change. */
export function changeStatus(form: ContactFormElement, status: Status): void {
  const { wpcf7 } = form
  if (!wpcf7) return
  const before = wpcf7.status
  wpcf7.status = status
  showStatus(form, status, before)
  if (status !== before) tellStatusChange(form, wpcf7, before)
}

/** The same without a word to others: what the page starts, and ends, with. */
export function showStatus(form: ContactFormElement, status: Status, before: Status): void {
  const classes = memberOf(form, 'classList')
  callOn(form, 'setAttribute', 'data-status', status)
  classes.add(status)
  if (before !== status) classes.remove(before)
  releaseInert(form)
  for (const element of callOn(form, 'getElementsByClassName', `inert-on-${status}`)) {
    element.setAttribute('inert', 'inert')
    element.classList.add('active-on-any')
  }
}

/** What a status has made inert can be used again. */
export function releaseInert(form: ContactFormElement): void {
  for (const element of findAll(form, '.active-on-any')) {
    element.removeAttribute('inert')
    element.classList.remove('active-on-any')
  }
}
