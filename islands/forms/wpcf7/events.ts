import { callOn } from '../../../src/dom/member'
import type { ContactForm, ContactFormElement } from './form'
import { type FormFacts, factsOf } from './status-event'

/** Names without `wpcf7` (contract 07 A4). */
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

/** The event of its own that an answer has, if it has one. */
export const eventOfAnswer = (apiStatus: string) => EVENTS_BY_API_STATUS.get(apiStatus)

/** What the events of one send tell, or of one reset: one object for all of them, which grows. */
export interface Detail extends FormFacts {
  /** The form's class before; from the answer on, what the API calls it. */
  status: string
  readonly inputs: readonly Input[]
  /** What is sent: who hears of it beforehand may add to it. */
  readonly formData: FormData
  /** As the server sent it: the payment step reads a part of its own. */
  apiResponse?: unknown
}

interface Input {
  readonly name: string
  readonly value: FormDataEntryValue
}

export function detailOf(form: ContactForm, formData: FormData): Detail {
  return { ...factsOf(form), status: form.status, inputs: inputsOf(formData), formData }
}

/** Of the visitor's own fields alone: names with an underscore are the plugin's. */
function inputsOf(formData: FormData): Input[] {
  return [...formData].filter(([name]) => !name.startsWith('_')).map(([name, value]) => ({ name, value }))
}

export function tell(form: ContactFormElement, event: FormEvent, detail: Detail): void {
  callOn(form, 'dispatchEvent', new CustomEvent(`wpcf7${event}`, { bubbles: true, detail }))
}
