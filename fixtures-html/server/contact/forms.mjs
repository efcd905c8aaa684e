/**
 * One control of a contact form, as the shop's people have written it.
 * @typedef {object} Control
 * @property {'text' | 'email' | 'url' | 'tel' | 'textarea' | 'number' | 'range' | 'date' | 'select' | 'checkbox' | 'radio' | 'file' | 'acceptance' | 'quiz' | 'captcha' | 'hidden'} type
 * @property {string} name without brackets
 * @property {string} label
 * @property {boolean} [isRequired]
 * @property {string} [id] of the control
 * @property {readonly string[]} [options] of a select, of boxes or of radio buttons
 * @property {string} [chosen] option that is chosen at first
 * @property {boolean} [isMultiple]
 * @property {boolean} [isExclusive]
 * @property {boolean} [hasFreeText] after the last option
 * @property {boolean} [isOptional] of an acceptance
 * @property {boolean} [isInverted] of an acceptance
 * @property {string} [min]
 * @property {string} [max]
 * @property {string} [step]
 * @property {number} [maxLength] instead of the plugin's own limit
 * @property {number} [minLength]
 * @property {string} [accept]
 * @property {number} [maxBytes]
 * @property {boolean} [hasCounters]
 * @property {string} [value]
 *
 * @typedef {object} ContactForm
 * @property {number} id
 * @property {string} title
 * @property {string} button
 * @property {readonly Control[]} controls
 */

/** @type {Control} */
const CLUB = { type: 'text', name: 'club-name', label: 'Club name', isRequired: true, id: 'club' }
/** @type {Control} */
const EMAIL = { type: 'email', name: 'club-email', label: 'Your e-mail address', isRequired: true }
/** @type {Control} */
const WORDING = {
  type: 'textarea',
  name: 'wording',
  label: 'Wording for the plates',
  id: 'wording',
  maxLength: 120,
  minLength: 3,
  hasCounters: true,
}
/** @type {Control} */
const TERMS = {
  type: 'acceptance',
  name: 'terms',
  label: 'I have read how you keep what I write here.',
}

/** @type {ContactForm} every kind of control (contract 07 A3) */
const QUOTE = {
  id: 1523,
  title: 'Ask for a quote',
  button: 'Ask for a quote',
  controls: [
    CLUB,
    EMAIL,
    { type: 'url', name: 'club-site', label: 'Your club’s website' },
    { type: 'tel', name: 'club-phone', label: 'Phone' },
    { type: 'number', name: 'cups', label: 'How many cups', min: '1', max: '500', step: '1' },
    { type: 'range', name: 'shine', label: 'How much shine' },
    { type: 'date', name: 'needed-by', label: 'Needed by', min: '2026-01-01', max: '2036-12-31' },
    {
      type: 'select',
      name: 'metal',
      label: 'Metal',
      options: ['Gold', 'Silver', 'Bronze'],
    },
    {
      type: 'select',
      name: 'sports',
      label: 'Sports',
      options: ['Cricket', 'Football', 'Netball'],
      isMultiple: true,
    },
    { type: 'checkbox', name: 'extras', label: 'Extras', options: ['Ribbon', 'Gift box', 'Engraved base'] },
    { type: 'checkbox', name: 'finish', label: 'Finish', options: ['Gloss', 'Matt'], isExclusive: true },
    {
      type: 'radio',
      name: 'delivery',
      label: 'How you get it',
      options: ['Counter', 'Courier'],
      chosen: 'Counter',
    },
    {
      type: 'checkbox',
      name: 'heard',
      label: 'How you heard of us',
      options: ['A friend', 'A newspaper', 'Other'],
      hasFreeText: true,
    },
    { type: 'file', name: 'logo', label: 'Your logo', accept: 'image/*', maxBytes: 1048576 },
    WORDING,
    { type: 'quiz', name: 'quiz-12', label: '' },
    { type: 'captcha', name: 'captcha-170', label: 'The word in the picture' },
    { type: 'hidden', name: 'asked-from', label: '', value: 'contact page' },
    TERMS,
    {
      type: 'acceptance',
      name: 'news',
      label: 'Tell me about the sales in winter.',
      isOptional: true,
    },
  ],
}

/** @type {ContactForm} what a form needs at least; the same id, so that a page has one or the other */
const SHORT = { ...QUOTE, controls: [CLUB, EMAIL, { ...WORDING, hasCounters: false, minLength: 0 }] }

/** @type {ContactForm} */
const CALL_BACK = {
  id: 1600,
  title: 'Call me back',
  button: 'Call me',
  controls: [
    { type: 'text', name: 'caller', label: 'Your name', isRequired: true },
    { type: 'tel', name: 'caller-phone', label: 'Your phone number', isRequired: true },
  ],
}

/** The forms that the parameter `contact=` chooses from. @type {Readonly<Record<string, ContactForm>>} */
export const PAGE_FORMS = { full: QUOTE, short: SHORT }
export const FOOTER_FORM = CALL_BACK

/** The form with this posted id. @param {number} id @param {import('./knobs.mjs').ContactKnobs} knobs */
export function formById(id, { form, acceptance }) {
  if (id === CALL_BACK.id) return CALL_BACK
  return id === QUOTE.id ? withAcceptance(PAGE_FORMS[form] ?? QUOTE, acceptance) : undefined
}

/**
 * @param {ContactForm} form
 * @param {import('./knobs.mjs').ContactKnobs['acceptance']} wanted
 * @returns {ContactForm}
 */
function withAcceptance(form, wanted) {
  const isInverted = wanted === 'inverted'
  const isOptional = wanted === 'optional'
  const changed = form.controls.map((control) =>
    control.name === TERMS.name ? { ...control, isInverted, isOptional } : control,
  )
  return { ...form, controls: changed }
}
