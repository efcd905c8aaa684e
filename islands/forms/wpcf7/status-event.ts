import { callOn } from '../../../src/dom/member'
import type { ContactForm, ContactFormElement } from './form'
import type { Status } from './status'

/** What every event of a form tells about it (contract 07 A4). */
export interface FormFacts {
  readonly contactFormId: number
  readonly pluginVersion: string
  readonly contactFormLocale: string
  readonly unitTag: string
  readonly containerPostId: number
}

export const factsOf = (form: ContactForm): FormFacts => ({
  contactFormId: form.id,
  pluginVersion: form.pluginVersion,
  contactFormLocale: form.locale,
  unitTag: form.unitTag,
  containerPostId: form.containerPost,
})

/** @param prevStatus the one that it had; it has its new one already */
export function tellStatusChange(form: ContactFormElement, wpcf7: ContactForm, prevStatus: Status): void {
  const detail = { ...factsOf(wpcf7), status: wpcf7.status, prevStatus }
  callOn(form, 'dispatchEvent', new CustomEvent('wpcf7statuschanged', { bubbles: true, detail }))
}
