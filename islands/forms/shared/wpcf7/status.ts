import { callOn, memberOf } from '../../../../src/dom/member'
import { findAll } from '../../../../src/dom/query'
import { dispatchStatusChange } from './events'
import type { ContactFormElement } from './form'

/** Status classes by the API's names of the statuses (contract 07 A4). */
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
/** Statuses while an operation is in progress, which the API does not know. */
const TRANSIENT = ['validating', 'submitting', 'resetting'] as const

type KnownClass = (typeof CLASSES_BY_API_STATUS)[keyof typeof CLASSES_BY_API_STATUS]

/** Status classes (contract 07 A4). */
export type Status = KnownClass | (typeof TRANSIENT)[number] | `custom-${string}`

/** An event that changes the status of a form. */
export type Step =
  | { readonly type: 'submit' }
  /** The server has answered. @param apiStatus as the API names it */
  | { readonly type: 'answer'; readonly apiStatus: string }
  /** There was no answer, or a malformed one. */
  | { readonly type: 'failure' }
  /**
   * The submit ended without an answer to show: the visitor leaves the page, or the browser sends the form
   * instead.
   */
  | { readonly type: 'leave'; readonly before: Status }
  | { readonly type: 'reset' }
  /** The visitor has changed a field. */
  | { readonly type: 'check' }
  /** @param before the status before the check */
  | { readonly type: 'checked'; readonly before: Status }
  /** The refill has succeeded or failed. @param end `sent` where it followed a sent mail */
  | { readonly type: 'refilled'; readonly end: 'init' | 'sent' }

/**
 * All transitions between statuses (spec storefront §4). The end of an operation counts only while it is in
 * progress.
 */
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

/** The status class for a status of the API; an unknown status gets the prefix `custom-`. */
export function statusClass(apiStatus: string): Status {
  const known = Object.entries(CLASSES_BY_API_STATUS).find(([name]) => name === apiStatus)
  return known ? known[1] : `custom-${apiStatus.replace(/[^0-9a-z]+/gi, '-').replace(/^-|-$/g, '')}`
}

/** The status that the server has printed after a post without script (contract 07 A8.14). */
export function printedStatus(form: Element): Status | undefined {
  const printed = callOn(form, 'getAttribute', 'data-status')?.trim()
  if (!printed) return undefined
  return isStatus(printed) ? printed : statusClass(printed)
}

function isStatus(name: string): name is Status {
  const known: readonly string[] = [...Object.values(CLASSES_BY_API_STATUS), ...TRANSIENT]
  return known.includes(name) || /^custom-\S*$/.test(name)
}

/** Applies a step and dispatches an event if it changes the status, unless the form is not or no longer initialised. */
export function advance(form: ContactFormElement, step: Step): void {
  const { wpcf7 } = form
  if (!wpcf7) return
  const before = wpcf7.status
  const status = nextStatus(before, step)
  wpcf7.status = status
  showStatus(form, status, before)
  if (status !== before) dispatchStatusChange(form, wpcf7, before)
}

/** Sets the attribute, the class and the inert elements of a status, without an event. */
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

/** Releases the elements that a status has made inert. */
export function releaseInert(form: ContactFormElement): void {
  for (const element of findAll(form, '.active-on-any')) {
    element.removeAttribute('inert')
    element.classList.remove('active-on-any')
  }
}
