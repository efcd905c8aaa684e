import { captchaPicture } from './captcha.mjs'
import { valuesOf } from './check.mjs'
import { hashOf, mailOf } from './mail.mjs'
import { outcome } from './outcome.mjs'
import { questionOf } from './quiz.mjs'
import { STATUS_TEXTS } from './texts.mjs'

/**
 * The answer to a posted form (contract 07 A6).
 * @typedef {object} Answer
 * @property {number} contact_form_id
 * @property {string} status
 * @property {string} message
 * @property {string} posted_data_hash
 * @property {string} into
 * @property {{ field: string, message: string, idref: string | null, error_id: string }[]} invalid_fields
 * @property {Record<string, string>} [captcha]
 * @property {Record<string, string[]>} [quiz]
 * @property {{ payment_intent: { id: string, client_secret: string } }} [stripe]
 *
 * @typedef {object} Taken
 * @property {Answer} answer
 * @property {string} status as the form's class says it
 * @property {string} unitTag of the form
 * @property {ReadonlyMap<string, string>} errors by field
 * @property {ReadonlyMap<string, readonly string[]>} kept values that the form shows again
 *
 * @typedef {import('./forms.mjs').ContactForm} ContactForm
 * @typedef {import('./contact-state.mjs').ContactState} ContactState
 * @typedef {import('../request-body.mjs').PostedEntry} PostedEntry
 */

/** @type {Readonly<Record<string, string>>} */
const CLASSES = {
  validation_failed: 'invalid',
  acceptance_missing: 'unaccepted',
  mail_sent: 'sent',
  mail_failed: 'failed',
  payment_required: 'payment-required',
  spam: 'spam',
  aborted: 'aborted',
}
/** Answers to what has gone no further carry no hash. */
const WITHOUT_HASH = ['validation_failed', 'acceptance_missing', 'spam']

/**
 * Handles a posted form as the plugin does, and answers it.
 * @param {ContactForm} form
 * @param {readonly PostedEntry[]} entries
 * @param {ContactState} state
 * @returns {Taken}
 */
export function takeForm(form, entries, state) {
  const values = valuesOf(entries)
  const hash = hashOf(entries)
  const { status, errors } = outcome({ form, entries, values, state, hash })
  const unitTag = values.get('_wpcf7_unit_tag')?.[0] ?? ''
  if (status === 'mail_sent') state.mails.push(mailOf(form, entries))
  /** @type {Answer} */
  const answer = {
    contact_form_id: form.id,
    status,
    message: STATUS_TEXTS[status] ?? 'The form answered in a way of its own.',
    posted_data_hash: WITHOUT_HASH.includes(status) ? '' : hash,
    into: `#${unitTag}`,
    invalid_fields: [...errors].map(([field, message]) => ({
      field,
      message,
      idref: form.controls.find(({ name }) => name === field)?.id ?? null,
      error_id: `${unitTag}-ve-${field}`,
    })),
    ...refilled(form, state),
    ...(status === 'payment_required' && {
      stripe: { payment_intent: { id: 'pi_3Cup', client_secret: 'pi_3Cup_secret_double' } },
    }),
  }
  const statusClass = CLASSES[status] ?? customClass(status)
  return { answer, status: statusClass, unitTag, errors, kept: status === 'mail_sent' ? new Map() : values }
}

/**
 * New questions and pictures for what a form asks; nothing where it asks none.
 * @param {ContactForm} form
 * @param {ContactState} state
 * @returns {{ captcha?: Record<string, string>, quiz?: Record<string, string[]> }}
 */
export function refilled({ controls }, state) {
  const quiz = controls.find(({ type }) => type === 'quiz')
  const captcha = controls.find(({ type }) => type === 'captcha')
  if (quiz) state.quizCount += 1
  if (captcha) state.captchaCount += 1
  const { question, hash } = questionOf(state.quizCount)
  return {
    ...(captcha && { captcha: { [captcha.name]: captchaPicture(state.captchaCount).address } }),
    ...(quiz && { quiz: { [quiz.name]: [question, hash] } }),
  }
}

/** @param {string} status */
function customClass(status) {
  return `custom-${status.replaceAll(/[^0-9a-z]+/gi, '-').replaceAll(/^-|-$/g, '')}`
}
