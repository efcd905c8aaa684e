import { escapeHtml } from '../html.mjs'
import { controlMarkup } from './controls.mjs'

const CONTACT_PAGE_ID = 45
const VERSIONS = { usual: '6.1.1', old: '4.7', unnamed: '' }

/**
 * One contact form of a page.
 * @typedef {object} PlacedForm
 * @property {import('./forms.mjs').ContactForm} form
 * @property {number} place among the forms of the page, from 1
 * @property {boolean} isInLoop in the page's own text
 * @property {import('./contact-state.mjs').ContactState} state
 * @property {import('./take-form.mjs').Taken | undefined} taken what was posted from a browser without scripts
 * @property {string} extra markup in front of the form's button
 * @property {boolean} [hasPayment] a card is requested before the mail goes
 */

/** The wrapper's id, and the name by which the plugin tells a page's forms apart. @param {PlacedForm} placed */
function unitTagOf({ form, place, isInLoop }) {
  return isInLoop ? `wpcf7-f${form.id}-p${CONTACT_PAGE_ID}-o${place}` : `wpcf7-f${form.id}-o${place}`
}

/** The plugin's whole markup for one form (contract 07 A3). @param {PlacedForm} placed */
export function contactForm(placed) {
  const { form, isInLoop, state } = placed
  const unitTag = unitTagOf(placed)
  const taken = placed.taken?.unitTag === unitTag ? placed.taken : undefined
  const status = taken?.status ?? 'init'
  const shown = { values: taken?.kept ?? NO_VALUES, errors: taken?.errors ?? NO_ERRORS, unitTag, state }
  const message = taken?.answer.message ?? ''
  const hash = taken?.answer.posted_data_hash ?? ''
  const isValidated = state.knobs.acceptance === 'validation'
  const hidden = {
    _wpcf7: form.id,
    _wpcf7_version: VERSIONS[state.knobs.plugin],
    _wpcf7_locale: 'en_AU',
    _wpcf7_unit_tag: unitTag,
    _wpcf7_container_post: isInLoop ? CONTACT_PAGE_ID : 0,
    _wpcf7_posted_data_hash: hash,
    ...(state.knobs.hasToken && { _wpcf7_recaptcha_response: '' }),
  }
  const hasFile = form.controls.some(({ type }) => type === 'file')
  const isOld = state.knobs.plugin === 'old'
  const frame = isOld ? 'role="form" class="wpcf7"' : 'class="wpcf7 no-js"'
  return `<div ${frame} id="${unitTag}" lang="en-AU" dir="ltr"${isOld ? '' : ` data-wpcf7-id="${form.id}"`}>
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true">${escapeHtml(message)}</p> <ul>${errorList(placed, shown)}</ul></div>
<form action="/contact/#${unitTag}" method="post" class="wpcf7-form ${status}${isValidated ? ' wpcf7-acceptance-as-validation' : ''}" aria-label="${form.title}"${hasFile ? ' enctype="multipart/form-data"' : ''} novalidate="novalidate"${isOld ? '' : ` data-status="${status}"`}>
<fieldset class="hidden-fields-container">${Object.entries(hidden).map(hiddenInput).join('')}</fieldset>
${form.controls.map((control) => controlMarkup(control, shown)).join('\n')}
${placed.extra}<p>${placed.hasPayment ? payment(form) : `<input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="${form.button}">`}</p><div class="wpcf7-response-output" aria-hidden="true">${escapeHtml(message)}</div>
</form>
</div>`
}

/** @type {ReadonlyMap<string, readonly string[]>} */
const NO_VALUES = new Map()
/** @type {ReadonlyMap<string, string>} */
const NO_ERRORS = new Map()

/** The payment plugin's part of a form, in place of its button (contract 07 C4). @param {import('./forms.mjs').ContactForm} form */
function payment({ button }) {
  return `<span class="wpcf7-stripe"><span class="wpcf7-form-control-wrap hidden"><span class="card-element wpcf7-form-control" aria-invalid="false"></span></span> <span class="buttons has-spinner"><button type="submit" class="first">${button}</button> <button type="button" class="second hidden">Pay</button></span> <input type="hidden" name="_wpcf7_stripe_payment_intent" value=""></span>`
}

/** @param {[string, string | number]} field */
function hiddenInput([name, value]) {
  return `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`
}

/** @param {PlacedForm} placed @param {import('./control-state.mjs').Shown} shown */
function errorList({ form }, { errors, unitTag }) {
  return form.controls
    .filter(({ name }) => errors.has(name))
    .map(({ name, id }) => {
      const text = escapeHtml(errors.get(name) ?? '')
      return `<li id="${unitTag}-ve-${name}">${id ? `<a href="#${id}">${text}</a>` : text}</li>`
    })
    .join(' ')
}
