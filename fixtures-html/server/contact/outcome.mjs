import { captchaWord } from './captcha.mjs'
import { failures } from './check.mjs'
import { isAnswered } from './quiz.mjs'
import { schemaOf } from './schema.mjs'
import { MESSAGES } from './texts.mjs'

/**
 * @typedef {import('./forms.mjs').ContactForm} ContactForm
 * @typedef {import('./contact-state.mjs').ContactState} ContactState
 * @typedef {import('../request-body.mjs').PostedEntry} PostedEntry
 */

/**
 * @typedef {{ form: ContactForm, entries: readonly PostedEntry[], values: ReadonlyMap<string, string[]>, state: ContactState, hash: string }} Posted
 */

/**
 * The outcome of a posted form, in the plugin's order: rules, its own checks, acceptances, spam, files (contract 07 A6).
 * @param {Posted} posted
 * @returns {{ status: string, errors: Map<string, string> }}
 */
export function outcome(posted) {
  const { form, values, state, hash } = posted
  const { answer: wanted, hasToken } = state.knobs
  const isPaid = values.get('_wpcf7_posted_data_hash')?.[0] === hash
  if (wanted === 'validation_failed')
    return wrong(new Map([[form.controls[0]?.name ?? '', MESSAGES.required]]))
  if (wanted && !(wanted === 'payment_required' && isPaid)) return { status: wanted, errors: new Map() }
  const { rules } = schemaOf(form)
  const isFile = (/** @type {string} */ field) =>
    form.controls.some(({ name, type }) => name === field && type === 'file')
  const errors = failures(
    rules.filter(({ field }) => !isFile(field)),
    posted.entries,
  )
  for (const [field, message] of ownFailures(posted)) if (!errors.has(field)) errors.set(field, message)
  if (errors.size > 0) return wrong(errors)
  if (state.knobs.acceptance !== 'validation' && missing(posted).length > 0) {
    return { status: 'acceptance_missing', errors: new Map() }
  }
  const isSpam =
    [...values].some(([name, [text]]) => name.endsWith('ak_hp_textarea') && text) ||
    (hasToken && !values.get('_wpcf7_recaptcha_response')?.[0])
  if (isSpam) return { status: 'spam', errors: new Map() }
  const files = failures(
    rules.filter(({ field }) => isFile(field)),
    posted.entries,
  )
  return files.size > 0 ? wrong(files) : { status: 'mail_sent', errors: new Map() }
}

/** @param {Map<string, string>} errors */
const wrong = (errors) => ({ status: 'validation_failed', errors })

/** Quiz, captcha, and the acceptances where they count as fields. @param {Posted} posted @returns {[string, string][]} */
function ownFailures(posted) {
  const { form, values, state } = posted
  const given = (/** @type {string} */ name) => values.get(name)?.[0] ?? ''
  return form.controls.flatMap(({ type, name }) => {
    const isWrongQuiz = type === 'quiz' && !isAnswered(given(name), given(`_wpcf7_quiz_answer_${name}`))
    if (isWrongQuiz) return [[name, MESSAGES.quiz]]
    const word = captchaWord(given(`_wpcf7_captcha_challenge_${name}`))
    if (type === 'captcha' && given(name).toUpperCase() !== word) return [[name, MESSAGES.captcha]]
    const isMissing = state.knobs.acceptance === 'validation' && missing(posted).includes(name)
    return isMissing ? [[name, MESSAGES.acceptance]] : []
  })
}

/** Acceptances that are not given. @param {Posted} posted */
function missing({ form, values }) {
  return form.controls
    .filter(({ type, name, isOptional, isInverted }) => {
      const isTicked = values.get(name)?.[0] === '1'
      return type === 'acceptance' && !isOptional && isTicked === Boolean(isInverted)
    })
    .map(({ name }) => name)
}
