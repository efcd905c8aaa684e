import { callOn } from '../../../../src/dom/member'
import { submitForm } from '../../../../src/dom/submit-form'
import type { Page } from '../../../../src/page/page'
import { isNoRoute } from '../../../../src/wire/rest'
import { createDetail, type Detail, dispatch, eventForStatus } from './events'
import { showFieldError } from './field-error'
import { type ContactFormElement, fieldWraps, namedInput } from './form'
import { clearMessages, showMessage } from './messages'
import { SendError } from './send-error'
import { isBlocked, lacksRoutes, readRestConfig, setRoutesMissing } from './site'
import { advance, type Status } from './status'
import { type Feedback, sendFeedback } from './wire'

export interface SubmitOptions {
  /** The button that sends the form. */
  readonly submitter?: HTMLElement | null | undefined
}

/**
 * Forms with a pending request; the status does not say so reliably, since payment scripts set it as well.
 */
const sending = new WeakSet<HTMLFormElement>()

export const isSending = (form: HTMLFormElement) => sending.has(form)

/**
 * Implements `wpcf7.submit`: sends the form and shows the answer (contract 07 A5). The fields keep their
 * values unless the mail was sent, so that the visitor can try again.
 */
export async function submit(
  form: ContactFormElement,
  { submitter }: SubmitOptions,
  { window, report }: Page,
): Promise<void> {
  const { wpcf7 } = form
  const config = readRestConfig(window)
  if (!wpcf7 || sending.has(form)) return
  const before = wpcf7.status
  if (isBlocked(window)) {
    clearMessages(form)
    advance(form, { type: 'submit' })
    return
  }
  if (!config) return submitForm(form, submitter)
  delete wpcf7.resetOnMailSent
  const formData = dataOf(form, submitter)
  const detail = createDetail(wpcf7, formData)
  sending.add(form)
  try {
    clearMessages(form)
    dispatch(form, 'beforesubmit', detail)
    advance(form, { type: 'submit' })
    const feedback = await sendFeedback(config, wpcf7.id, formData)
    sending.delete(form)
    showAnswer(form, feedback, detail)
  } catch (error) {
    sending.delete(form)
    report(error)
    if (isMissingRoute(error, window)) {
      advance(form, { type: 'leave', before })
      submitForm(form, submitter)
    } else showFailure(form, error, before)
  }
}

/** Whether the server lacks the REST route: nothing has been sent then. */
function isMissingRoute(error: unknown, window: Window): boolean {
  const refusal = error instanceof SendError ? error.refusal : undefined
  if (refusal && isNoRoute(refusal)) setRoutesMissing(window)
  return refusal !== undefined && lacksRoutes(window)
}

function dataOf(form: HTMLFormElement, submitter: HTMLElement | null | undefined): FormData {
  const data = new FormData(form)
  const name = submitter?.getAttribute('name')
  if (name) data.append(name, submitter?.getAttribute('value') ?? '')
  return data
}

function showAnswer(form: ContactFormElement, feedback: Feedback, detail: Detail): void {
  const { wpcf7 } = form
  if (!wpcf7) return
  const { status, message, hash, fieldErrors, apiResponse } = feedback
  advance(form, { type: 'answer', apiStatus: status })
  Object.assign(detail, { status, apiResponse })
  const event = eventForStatus(status)
  if (event) dispatch(form, event, detail)
  dispatch(form, 'submit', detail)
  const hashField = namedInput(form, '_wpcf7_posted_data_hash')
  if (hash && hashField) hashField.value = hash
  if (status === 'mail_sent') {
    wpcf7.resetOnMailSent = true
    callOn(form, 'reset')
  }
  for (const { field, message } of fieldErrors)
    for (const wrap of fieldWraps(form, field)) showFieldError(form, wrap, message)
  showMessage(form, message)
}

/** Without an answer, only the change of status is dispatched. */
function showFailure(form: ContactFormElement, error: unknown, before: Status): void {
  if (error instanceof SendError) {
    advance(form, { type: 'failure' })
    showMessage(form, error.message)
  } else advance(form, { type: 'leave', before })
}
