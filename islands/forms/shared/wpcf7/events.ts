import { callOn } from '../../../../src/dom/member'
import type { ContactForm, ContactFormElement } from './form'
import type { Status } from './status'

/** The part of an event's detail that identifies the form (contract 07 A4). */
export interface FormFacts {
  readonly contactFormId: number
  readonly pluginVersion: string
  readonly contactFormLocale: string
  readonly unitTag: string
  readonly containerPostId: number
}

const factsOf = (form: ContactForm): FormFacts => ({
  contactFormId: form.id,
  pluginVersion: form.pluginVersion,
  contactFormLocale: form.locale,
  unitTag: form.unitTag,
  containerPostId: form.containerPost,
})

/** Event names without their prefix `wpcf7` (contract 07 A4). */
export type FormEvent =
  | 'beforesubmit'
  | 'invalid'
  | 'unaccepted'
  | 'spam'
  | 'aborted'
  | 'mailsent'
  | 'mailfailed'
  | 'submit'
  | 'reset'

const EVENTS_BY_API_STATUS: ReadonlyMap<string, FormEvent> = new Map([
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['mail_sent', 'mailsent'],
  ['mail_failed', 'mailfailed'],
])

/** The event for a status of the API; undefined where there is none. */
export const eventForStatus = (apiStatus: string) => EVENTS_BY_API_STATUS.get(apiStatus)

/** The detail of the events of one submit or reset: all of them share one object. */
export interface Detail extends FormFacts {
  /** The form's status class; from the answer on, the API's own status. */
  status: string
  readonly inputs: readonly Input[]
  /** The data that is sent; listeners of `wpcf7beforesubmit` may add to it. */
  readonly formData: FormData
  /** The whole answer: the payment step reads its own part. */
  apiResponse?: unknown
}

interface Input {
  readonly name: string
  readonly value: FormDataEntryValue
}

export function createDetail(form: ContactForm, formData: FormData): Detail {
  return { ...factsOf(form), status: form.status, inputs: inputsOf(formData), formData }
}

/** The visitor's fields; names that begin with an underscore are the plugin's. */
function inputsOf(formData: FormData): Input[] {
  return [...formData].filter(([name]) => !name.startsWith('_')).map(([name, value]) => ({ name, value }))
}

export function dispatch(form: ContactFormElement, event: FormEvent, detail: Detail): void {
  callOn(form, 'dispatchEvent', new CustomEvent(`wpcf7${event}`, { bubbles: true, detail }))
}

/** @param prevStatus the status before; `wpcf7` has the new one already */
export function dispatchStatusChange(form: ContactFormElement, wpcf7: ContactForm, prevStatus: Status): void {
  const detail = { ...factsOf(wpcf7), status: wpcf7.status, prevStatus }
  callOn(form, 'dispatchEvent', new CustomEvent('wpcf7statuschanged', { bubbles: true, detail }))
}
